// The panel of notifications: on this device, in a channel, by e-mail; quiet hours; a sound.

import { byId, page, put, say } from "./dom";
import { home, post } from "./home";

interface Facts {
  push_key: string;
  quiet: Record<string, string> | null;
  subscriptions: { id: number; kind: string; address: string; service: string; is_confirmed: boolean }[];
  text?: string;
}

const button = byId("notify");
const sound = byId<HTMLInputElement>("notify-sound");
const forms = byId("notify-panel").querySelectorAll("form");
let facts: Facts | undefined;
/** The address at which the push service reaches this browser. */
let endpoint: string | undefined;
/** The browser allows notifications, but has no push service. */
let failed = false;

/** Ask the server, and show what it knows then, or its refusal. */
async function send(method = "GET", path = "", data?: object): Promise<void> {
  const { ok, body } = await post<Facts>(`/api/tables/${page.table}/notifications${path}`, data, method);
  if (ok) facts = body!;
  byId("notify-status").textContent = ok ? (data ? say("saved") : "") : (body?.text ?? say("failed"));
  show();
}

const find = (what: string | undefined) => facts?.subscriptions.find((one) => one.kind === what || one.address === what);

function show(): void {
  const wanted = document.cookie.includes("notify=yes");
  const decision = isSecureContext ? window.Notification?.permission : "insecure";
  const granted = decision === "granted";
  put(button, "aria-pressed", String(wanted && granted));
  const note = !granted ? decision : find(endpoint) ? "push" : failed ? "failed" : decision;
  for (const one of document.querySelectorAll<HTMLElement>("[data-permission]")) {
    one.hidden = !wanted || one.dataset.permission !== note;
  }
  for (const form of forms) {
    const { kind } = form.dataset;
    const known = kind === "quiet" ? facts?.quiet : find(kind);
    form.hidden = kind === "code" ? find("email")?.is_confirmed !== false : kind === "quiet" && !facts?.subscriptions[0];
    for (const input of form.querySelectorAll<HTMLInputElement>("[data-fact]")) {
      if (known) input.value = (known as Record<string, string>)[input.dataset.fact!]!;
    }
    const end = form.querySelector<HTMLElement>("[type=reset]");
    if (end) end.hidden = !known;
  }
}

/** Let the push service reach this browser; without one the page notifies while it is open. */
async function subscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.register("/sw.js");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: facts!.push_key });
  endpoint = made.endpoint;
  await send("POST", "/push", { endpoint, ...made.toJSON().keys });
}

button.hidden = !("Notification" in window);
button.onclick = async () => {
  const on = button.getAttribute("aria-pressed") !== "true";
  home.remember("notify", on ? "yes" : "no");
  failed = false;
  show();
  const mine = find(endpoint);
  if (!on) return mine && send("DELETE", `/subscriptions/${mine.id}`);
  if ((await Notification.requestPermission()) === "granted") await subscribe().catch(() => (failed = true));
  show();
};
sound.checked = !!localStorage.sound;
sound.onchange = () => {
  localStorage.sound = sound.checked ? "on" : "";
  if (sound.checked) playSound();
};
for (const form of forms) {
  const { kind, method, path } = form.dataset;
  form.onsubmit = (event) => {
    event.preventDefault();
    const zone = kind === "quiet" && { zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    void send(method, path, { ...Object.fromEntries(new FormData(form)), ...zone });
  };
  form.onreset = (event) => {
    event.preventDefault();
    void send("DELETE", kind === "quiet" ? path : `/subscriptions/${find(kind)!.id}`);
  };
}

export async function openPanel(): Promise<void> {
  show();
  const worker = await navigator.serviceWorker?.getRegistration("/");
  endpoint = (await worker?.pushManager?.getSubscription())?.endpoint;
  await send();
}

/** A short tone. */
export function playSound(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.2, 0);
  volume.gain.exponentialRampToValueAtTime(0.001, 0.6);
  tone.frequency.value = 784;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(0.6);
  tone.onended = () => void audio.close();
}
