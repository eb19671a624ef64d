// The panel of notifications: on this device, in a channel, by e-mail; quiet hours; a sound.

import { byId, cookie, page, put, say } from "./dom";

interface Facts {
  push_key: string;
  quiet: { start: string; end: string } | null;
  subscriptions: { id: number; kind: string; address: string; service: string; is_confirmed: boolean }[];
  text?: string;
}

const button = byId<HTMLButtonElement>("notify");
const sound = byId<HTMLInputElement>("notify-sound");
const forms = [...byId("notify-panel").querySelectorAll("form")];
let facts: Facts | undefined;
/** The address at which the push service reaches this browser. */
let endpoint: string | undefined;
/** The browser allows notifications, but has no push service. */
let failed = false;

/** Ask the server, and show what it knows then, or its refusal. */
async function send(method = "GET", path = "", data?: object): Promise<void> {
  const answer = await fetch(`/api/tables/${page.table}/notifications${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    ...(data && { body: JSON.stringify(data) }),
  }).catch(() => null);
  const found = (await answer?.json().catch(() => null)) as Facts | null;
  if (answer?.ok && found) facts = found;
  byId("notify-status").textContent = answer?.ok ? (data ? say("saved") : "") : (found?.text ?? say("failed"));
  show();
}

const find = (kind: string) => facts?.subscriptions.find((one) => one.kind === kind);
const mine = () => facts?.subscriptions.find((one) => one.address === endpoint);

function show(): void {
  const wanted = document.cookie.includes("notify=yes");
  const decision = isSecureContext ? Notification.permission : "insecure";
  const granted = decision === "granted";
  put(button, "aria-pressed", String(wanted && granted));
  const note = granted && mine() ? "push" : granted && failed ? "failed" : decision;
  for (const one of byId("notify-note").children as Iterable<HTMLElement> & HTMLCollection) {
    one.hidden = !wanted || one.dataset.permission !== note;
  }
  for (const form of forms) {
    const { kind } = form.dataset;
    const values = kind === "quiet" ? facts?.quiet : find(kind!);
    const waits = find("email")?.is_confirmed === false;
    form.hidden = kind === "code" ? !waits : kind === "quiet" && !facts?.subscriptions.length;
    for (const input of form.querySelectorAll<HTMLInputElement>("[data-fact]")) {
      if (values) input.value = (values as Record<string, string>)[input.dataset.fact!]!;
    }
    const end = form.querySelector<HTMLElement>("[type=button]");
    if (end) end.hidden = !values;
  }
}

/** Let the push service reach this browser; without one the page notifies while it is open. */
async function subscribe(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.register("/sw.js");
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: facts!.push_key });
    endpoint = made.endpoint;
    await send("POST", "/push", { endpoint, ...made.toJSON().keys });
  } catch {
    failed = true;
    show();
  }
}

async function turn(): Promise<void> {
  const on = button.getAttribute("aria-pressed") !== "true";
  cookie("notify", on ? "yes" : "no");
  failed = false;
  show();
  const one = mine();
  if (!on) return one && send("DELETE", `/${one.id}`);
  if ((await Notification.requestPermission()) === "granted" && isSecureContext) await subscribe();
  show();
}

export async function openPanel(): Promise<void> {
  show();
  const worker = await navigator.serviceWorker?.getRegistration("/");
  endpoint = (await worker?.pushManager?.getSubscription())?.endpoint;
  if (!facts) await send();
}

/** Two short tones. */
export function playSound(): void {
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.1;
  volume.connect(audio.destination);
  for (const [i, pitch] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(volume);
    tone.start(audio.currentTime + i * 0.15);
    tone.stop(audio.currentTime + i * 0.15 + 0.13);
  }
}

button.hidden = !("Notification" in window);
button.onclick = () => void turn();
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
  const end = form.querySelector<HTMLElement>("[type=button]");
  if (end) end.onclick = () => void send("DELETE", kind === "quiet" ? path : `/${find(kind!)!.id}`);
}
