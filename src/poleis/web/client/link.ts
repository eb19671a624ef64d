// The connection to the home of the tables: it reconnects, and resends every message until it is answered.

import { home, type Line } from "./home";
import type { ClientMessage, Nack, ViewMessage } from "./wire";

/** The type of the answer to each message that is asked. */
interface Answers {
  play: "ack";
  reveal: "ack";
  undo: "ack";
  "undo-answer": "ack";
  chat: "ack";
  rename: "ack";
  replace: "ack";
  abandon: "ack";
  vote: "ack";
  resign: "ack";
  ahead: "ahead";
  preview: "previews";
  gains: "gains";
  why: "whynot";
  hint: "hint";
  at: "position";
  next: "ack";
  answer: "ack";
  show: "ack";
  score: "score";
}

export type Question = keyof Answers;
export type Fields<Q extends ClientMessage["type"]> = Omit<Extract<ClientMessage, { type: Q }>, "type" | "id">;
export type Answer<Q extends Question> = Extract<ViewMessage, { type: Answers[Q] }>;

/** A refusal by the server. */
export class Refused extends Error {
  constructor(readonly nack: Nack) {
    super(nack.text);
  }
}

interface Waiting {
  message: ClientMessage;
  sent: number;
  resolve: (answer: ViewMessage) => void;
  reject: (reason: Error) => void;
}

/** What the table needs of a server; the score pad has another one than a table. */
export interface Server {
  ask<Q extends Question>(type: Q, fields: Fields<Q>): Promise<Answer<Q>>;
  start(): void;
}

export interface Listener {
  /** The fields of the first message on a new connection. */
  hello(): Fields<"hello">;
  heard(message: ViewMessage): void;
  online(is: boolean): void;
  /** The server closed the connection for good. */
  closed(): void;
}

const RESEND_AFTER = 4000;
const PATIENCE: Record<string, number> = { hint: 20000 }; // a bot thinks about it
const FINAL = [4403, 4404, 4409]; // no such link, no such table, a game that is not installed
const PING_AFTER = 25000;
const SILENCE = 8000;

export class Link implements Server {
  #socket: Line | null = null;
  readonly #waiting = new Map<string, Waiting>();
  readonly #name = Math.random().toString(36).slice(2, 12);
  #count = 0;
  #tries = 0;
  #heardAt = 0;
  #pingedAt = 0;
  #greeted = false;
  #retry = 0;
  readonly #url: string;
  readonly #listener: Listener;

  constructor(
    url: string,
    listener: Listener,
  ) {
    this.#url = url;
    this.#listener = listener;
  }

  start(): void {
    const wake = () => document.hidden || this.#wake();
    document.addEventListener("visibilitychange", wake);
    for (const event of ["online", "pageshow", "focus"]) addEventListener(event, wake);
    setInterval(() => this.#watch(), 1000);
    this.#open();
  }

  /** Send a message and wait for its answer. It is sent again, with the same id, if none comes. */
  ask<Q extends Question>(type: Q, fields: Fields<Q>): Promise<Answer<Q>> {
    const message = { type, id: this.#nextId(), ...fields } as unknown as ClientMessage;
    return new Promise((resolve, reject) => {
      const done = resolve as (answer: ViewMessage) => void;
      this.#waiting.set(message.id, { message, sent: performance.now(), resolve: done, reject });
      if (this.#greeted) this.#send(message);
    });
  }

  /** Ask for a full state after a gap. */
  greet(): void {
    this.#greeted = false;
    this.#send({ type: "hello", id: this.#nextId(), ...this.#listener.hello() });
  }

  #nextId(): string {
    return `${this.#name}-${++this.#count}`;
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    clearTimeout(this.#retry);
    const socket = home.connect(this.#url);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ViewMessage);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket) return;
      if (FINAL.includes(event.code)) this.#listener.closed();
      else this.#lost();
    };
  }

  #lost(): void {
    this.#socket = null;
    this.#greeted = false;
    this.#listener.online(false);
    const pause = Math.min(10000, 300 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), pause);
  }

  /** After sleep or when the network is back: do not wait for the next try. */
  #wake(): void {
    if (!this.#socket) {
      this.#tries = 0;
      this.#open();
    } else if (performance.now() - this.#heardAt > 2000) {
      this.#ping(3000);
    }
  }

  #ping(patience: number): void {
    this.#pingedAt = performance.now();
    this.#send({ type: "ping", id: this.#nextId() });
    const socket = this.#socket;
    const since = this.#heardAt;
    setTimeout(() => {
      if (socket && socket === this.#socket && this.#heardAt === since) this.#drop();
    }, patience);
  }

  /** Close a silent socket: its own close event may take minutes. */
  #drop(): void {
    const old = this.#socket;
    this.#lost();
    old?.close();
    this.#tries = 0;
    this.#open();
  }

  #watch(): void {
    const now = performance.now();
    const quiet = now - this.#heardAt;
    if (this.#socket?.readyState === WebSocket.CONNECTING && quiet > SILENCE) this.#drop();
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.#greeted && quiet > RESEND_AFTER) {
      this.#heardAt = now;
      this.greet();
    }
    if (quiet > PING_AFTER && this.#pingedAt < this.#heardAt) this.#ping(SILENCE);
    for (const one of this.#waiting.values()) {
      if (this.#greeted && now - one.sent > (PATIENCE[one.message.type] ?? RESEND_AFTER)) {
        one.sent = now;
        this.#send(one.message);
      }
    }
  }

  #hear(message: ViewMessage): void {
    this.#heardAt = performance.now();
    if (message.type === "state" && !this.#greeted) {
      this.#greeted = true;
      this.#tries = 0;
      this.#listener.online(true);
      this.#listener.heard(message);
      for (const one of this.#waiting.values()) this.#send(one.message);
      return;
    }
    const id = "id" in message ? message.id : null;
    const one = id === null ? undefined : this.#waiting.get(id);
    if (one && id !== null) {
      this.#waiting.delete(id);
      if (message.type === "nack") one.reject(new Refused(message));
      else one.resolve(message);
    }
    this.#listener.heard(message);
  }
}
