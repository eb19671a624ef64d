// What travels between server and client. The server's side of this contract is web/tables/wire.py.

export interface ArgSpec {
  type: "number" | "word" | "cell" | "turn";
  name: string;
  low?: number;
  size?: number;
  prefix?: string;
  choices?: string[];
  reach?: number;
}

export interface KindSpec {
  name: string;
  first: number;
  args: ArgSpec[];
}

export interface Badge {
  icon: string;
  text: string;
  label: string;
}

export interface Panel {
  role: "offer" | "own" | "other" | "board" | "sheet";
  title: string;
  note: string;
  body: string;
  /** In a state, instead of the body: what to replace in the one that is known, as from, to, text. */
  edits?: [number, number, string][];
  seat: number | null;
  zoom: boolean;
  badges: Badge[];
}

export type Panels = Record<string, Panel | null>;

export interface Layout {
  columns: string[];
  rows: string[];
  wide: string[];
  areas: string[][];
  groups: { area: string; panels: string[]; kind: "stack" | "grid" | "tabs" }[];
  tabs: { label: string; icon: string; panels: string[] }[];
  pinned: string[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: string;
  points: number;
  badges: Badge[];
  online: boolean;
  acting: boolean;
  note?: string;
}

export interface Entry {
  ply: number;
  /** Which move it is; null for chance and headings. */
  n: number | null;
  seat: number | null;
  text: string;
  gain: string;
  heading: boolean;
  /** Whether a hint was asked for before. */
  hint?: boolean;
  /** Why a bot did it. */
  why?: string;
}

export interface Result {
  title: string;
  detail: string;
  places: { seat: number; place: string; points: number }[];
  rows: { label: string; points: (number | string)[]; rules: string[] }[];
  total: (number | string)[];
  audit?: string;
}

/** What a position looks like, now (`state`), before (`position`) or if I did something (`ahead`). */
export interface Shown {
  panels: Panels;
  layout?: Layout;
  seats?: Seat[];
  prompt?: string;
  help?: string;
  round?: string;
}

export interface StateMessage extends Shown {
  type: "state";
  rev: number;
  base: number | null;
  ply: number;
  you: number | null;
  who: string;
  actors: number[];
  legal: number[];
  quick: string[];
  /** Keys that show something more, each with the class that the board then has. */
  toggles: Record<string, string>;
  over: boolean;
  result?: Result | null;
  log: Entry[];
  log_from?: number;
  log_note: string;
  /** The ply before the first decision. */
  start: number;
  rematch?: string | null;
  can_undo: "free" | "ask" | "no";
  can_hint: boolean;
  chat?: ChatMessage[];
  /** By seat, for players who are away: seconds until a bot may take the seat. */
  bot_in: Record<number, number>;
  id?: string;
}

export interface PositionMessage extends Shown {
  type: "position";
  id: string;
  ply: number;
  text: string;
  /** After a review: the states of things that were played or would have been better, and how that looks. */
  marks?: Record<string, string>;
  overlays?: Record<string, string>;
}

export interface AheadMessage extends Shown {
  type: "ahead";
  id: string;
  legal: number[];
}

/** A change by a number: its text, "up", "down" or "", the symbol that follows it, and the same in words. */
export type Delta = [text: string, tone: string, icon: string, label: string];

export interface Preview {
  title: string;
  detail: string;
  deltas: Delta[];
  overlays: Record<string, string>;
}

export interface Refusal {
  rule: string;
  text: string;
}

export interface PreviewsMessage {
  type: "previews";
  id: string;
  items: Record<string, Preview>;
}

export interface WhyMessage {
  type: "whynot";
  id: string;
  refusals: Refusal[];
}

export interface HintMessage {
  type: "hint";
  id: string;
  code: number;
  text: string;
  detail?: string;
}

export interface Nack {
  type: "nack";
  id: string;
  error: string;
  text: string;
  refusals?: Refusal[];
}

export interface ChatMessage {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: string;
  id?: string;
}

export type ServerMessage =
  | StateMessage
  | PositionMessage
  | AheadMessage
  | PreviewsMessage
  | WhyMessage
  | HintMessage
  | ChatMessage
  | Nack
  | { type: "headline"; panels: Panels; id?: string }
  | { type: "ack"; id: string; rev: number }
  | { type: "pong"; id: string }
  | { type: "ask-undo"; ask: number; seat: number; text: string; id?: string }
  | { type: "undo-closed"; ask: number; yes: boolean; text: string; id?: string }
  | { type: "presence"; online: number[]; watching: number; bot_in: Record<number, number>; id?: string }
  | { type: "rematch"; url: string; id?: string };

export type Answer<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

/** The facts in the page itself, and every word that the client shows. */
export interface Page {
  kind: "table" | "lobby" | "pad" | "text";
  words: Record<string, string>;
  lang: string;
  table?: string;
  ws?: string;
  api?: string;
  rules?: string;
  links?: { seat: number; url: string }[];
  /** My seat when the page was opened. */
  you?: number | null;
  /** Whether a bot plays what was my seat. */
  lost?: boolean;
  actions?: KindSpec[];
  seats?: number;
}

/** What the score pad answers. */
export interface PadAnswer {
  data: object;
  legal: number[];
  quick: string[];
  /** Keys that show something more, each with the class that the board then has. */
  toggles: Record<string, string>;
  panels: Panels;
  layout: Layout;
  prompt: string;
  help: string;
  points: number;
  items?: Record<string, Preview>;
  refusals?: Refusal[];
}
