// What travels between server and client. Made from src/poleis/web/wire by `make docs`: edit that.

/** Propose to end the game without a result. The answer is an `ack`; the others present get an `ask-vote`, and all must agree. */
export interface Abandon {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "abandon";
}

/** A message was carried out; `rev` is the revision that it led to. */
export interface Ack {
  type: "ack";
  id: string;
  rev: number;
}

/** One part of an action. */
export type ActionArgument =
  | NumberArgument
  | TurnArgument
  | WordArgument
  | CellArgument;

/** What an action would bring. */
export interface ActionGain {
  /** The change of the score; it tells which of several actions brings most. */
  points: number;
  deltas: Delta[];
}

/** A kind of action: its verb, the code of its first action, and its arguments. */
export interface ActionKind {
  name: string;
  first: number;
  args: ActionArgument[];
}

/** What an action would do. */
export interface ActionPreview {
  title: string;
  detail: string;
  deltas: Delta[];
  /** SVG by panel, to lie over its drawing. */
  overlays: Record<string, string>;
  /** What is lost by it, in sentences. */
  losses: string[];
}

/** All actions of a game, by their codes. */
export type ActionTable = ActionKind[];

/** Look at the position after some actions. The answer is an `ahead`. */
export interface Ahead {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  rev: number;
  /** Actions of mine that are not played, but taken for granted. */
  after?: number[];
  type: "ahead";
}

/** The position after some actions of mine, with all its panels. */
export interface AheadMessage {
  type: "ahead";
  id: string;
  /** Empty when it is not my decision any more. */
  legal: number[];
  panels: Record<string, Panel>;
  prompt: string;
  help: string;
  /** For beginners, as in a state. */
  explain?: string;
}

/** Look at an earlier position. The answer is a `position`. */
export interface At {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "at";
  ply: number;
}

/** A small fact with a symbol; `label` says it in words. */
export interface Badge {
  icon: string;
  text: string;
  label: string;
}

/** The position, for a client that wants neither. */
export interface BareStateMessage {
  type: "state";
  /** The revision: what has happened at the table, as far as this seat may know. */
  rev: number;
  /** The revision that this message builds on; null if it is complete. Say `hello` again if it is not the one that you have. */
  base: number | null;
  full: boolean;
  ply: number;
  /** The seat that this connection acts for now; null if it watches. */
  you: number | null;
  /** The seats that must act; -1 is chance. */
  actors: number[];
  /** The codes of the actions open to `you`. */
  legal: number[];
  over: boolean;
  result?: Result;
  /** All seats of this connection. */
  mine: number[];
  watching: number;
  can_undo: "free" | "ask" | "no";
  can_hint: boolean;
  /** What keeps the bots, or everybody, from playing, or why a spectator skipped states. */
  notice: string | null;
  /** Where a time was agreed on. */
  clock?: ClockFacts;
  /** At a screen for several, while they know different things. */
  curtain?: Curtain;
  /** In a full state: the last lines. */
  chat?: ChatMessage[];
  /** In a full state: the address of the rematch, if there is one. */
  rematch?: string | null;
  /** Only in a lesson. */
  lesson?: LessonStep;
}

/** A cell of a grid: two whole numbers, each from -reach to reach - 1. */
export interface CellArgument {
  type: "cell";
  name: string;
  reach: number;
}

/** Write a line. The answer is an `ack`, and everybody gets a `chat`. */
export interface Chat {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "chat";
  text: string;
}

/** A line of the chat; without a name it is by the server itself, about the seat. */
export interface ChatMessage {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  /** The time, by ISO 8601. */
  at: string;
}

/** A seat as its chip shows it. */
export interface Chip {
  seat: number;
  name: string;
  kind: "human" | "hotseat" | "open" | "bot";
  /** The name of a bot's level; empty for people. */
  bot: string;
  /** How a bot plays and how strong it is; empty for people. */
  about: string;
  points: number;
  badges: Badge[];
  online: boolean;
  acting: boolean;
  note: string;
}

/** Every message of a client. */
export type ClientMessage =
  | Hello
  | Ping
  | Play
  | Reveal
  | TakeBack
  | TakeBackAnswer
  | Ahead
  | Preview
  | Gains
  | Why
  | Hint
  | At
  | Score
  | Chat
  | Rename
  | Rematch
  | Replace
  | Abandon
  | VoteAnswer
  | Resign
  | NextStep
  | QuizAnswer
  | ShowStep;

/** The clock of a table when the message was made. */
export interface ClockFacts {
  /** By seat: seconds left, below 0 in overtime; null for bots. */
  left: (number | null)[];
  /** The seats whose time runs; none while the clock stands. */
  running: number[];
}

/** The player who must confirm to be in front of a screen for several. Until the `reveal` the state holds what a spectator may know. */
export interface Curtain {
  seat: number;
  title: string;
  button: string;
}

/** A change by a number: its text, its tone, the symbol that follows it, and the same in words. */
export type Delta = [string, "" | "up" | "down", string, string];

/** Start, end (in UTF-16 units), and the text that replaces what stands between them. */
export type Edit = [number, number, string];

/** Look at what actions bring, without drawings. The answer is a `gains`. */
export interface Gains {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  rev: number;
  /** Actions of mine that are not played, but taken for granted. */
  after?: number[];
  type: "gains";
  codes: number[];
}

/** What actions bring, by code; those that are not legal are missing. */
export interface GainsMessage {
  type: "gains";
  id: string;
  items: Record<string, ActionGain>;
}

/** Panels that share an area. */
export interface Group {
  area: string;
  panels: string[];
  kind: "stack" | "grid" | "tabs";
}

/** A panel to show at once, where several have chosen in secret and the last one has. */
export interface HeadlineMessage {
  type: "headline";
  panels: Record<string, Panel>;
}

/** Begin, or begin again. The answer is a full `state`. */
export interface Hello {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "hello";
  /** The language of all texts, such as `pl`. */
  lang?: string | null;
  /** What states hold: panels for people, a dump of what the seat knows for bots, or neither. */
  want?: "view" | "dump" | "nothing";
  /** In a lesson: the step to go on with. */
  step?: number | null;
  /** In a lesson: my actions since its `origin`; -1 for a step that was shown. */
  done?: number[];
  /** Whether the player is new to the game: states then explain each decision, and after a turn that lost much comes an `overlooked`. */
  beginner?: boolean;
}

/** Ask what a bot would do. The answer is a `hint`, once a bot has thought about it. */
export interface Hint {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  rev: number;
  /** Actions of mine that are not played, but taken for granted. */
  after?: number[];
  type: "hint";
}

/** What a bot would do. */
export interface HintMessage {
  type: "hint";
  id: string;
  rev: number;
  code: number;
  text: string;
  detail: string;
  /** The best one first. */
  options: HintOption[];
}

/** An action that a bot looked at. */
export interface HintOption {
  code: number;
  visits: number;
  value: number;
}

/** The position, for a client that wants the dump. */
export interface KnownStateMessage {
  type: "state";
  /** The revision: what has happened at the table, as far as this seat may know. */
  rev: number;
  /** The revision that this message builds on; null if it is complete. Say `hello` again if it is not the one that you have. */
  base: number | null;
  full: boolean;
  ply: number;
  /** The seat that this connection acts for now; null if it watches. */
  you: number | null;
  /** The seats that must act; -1 is chance. */
  actors: number[];
  /** The codes of the actions open to `you`. */
  legal: number[];
  over: boolean;
  result?: Result;
  /** All seats of this connection. */
  mine: number[];
  watching: number;
  can_undo: "free" | "ask" | "no";
  can_hint: boolean;
  /** What keeps the bots, or everybody, from playing, or why a spectator skipped states. */
  notice: string | null;
  /** Where a time was agreed on. */
  clock?: ClockFacts;
  /** At a screen for several, while they know different things. */
  curtain?: Curtain;
  /** In a full state: the last lines. */
  chat?: ChatMessage[];
  /** In a full state: the address of the rematch, if there is one. */
  rematch?: string | null;
  /** Only in a lesson. */
  lesson?: LessonStep;
  /** What the seat knows, for `Game.load`. */
  known: unknown;
}

/** Where the panels go: a CSS grid on a desktop, tabs on a phone. */
export interface Layout {
  columns: string[];
  rows: string[];
  areas: string[][];
  groups: Group[];
  tabs: Tab[];
  /** Panels that stay visible under every tab. */
  pinned: string[];
  /** The columns of a wide window. */
  wide: string[];
}

/** The step of a lesson that the learner has reached. */
export interface LessonStep {
  /** Its number, from 0; `of`, when the lesson is over. */
  step: number;
  of: number;
  /** The step whose position this one goes on from. */
  origin: number;
  /** What the learner does: go on, act, answer, play freely, or nothing more. */
  kind: "read" | "ask" | "quiz" | "play" | "done";
  /** The text after a right try at the step before; empty otherwise. */
  praise: string;
  says: string[];
  /** The things of the drawing to mark, and panels: `panel:market`. */
  point: string[];
  /** What to choose from, in a quiz. */
  answers: string[];
  /** How many turns are left, in free play that counts them. */
  note: string;
  /** What to look for, after a wrong try. */
  nudge: string;
  /** The points that would answer the quiz: the total, or all lines of the score sheet. */
  hides: "" | "total" | "points";
}

/** One line of the log. */
export interface LogLine {
  ply: number;
  /** The number of the move; null for chance and headings. */
  n: number | null;
  seat: number | null;
  text: string;
  gain: string;
  heading: boolean;
  /** A bot's reasons, or what a review found. */
  why?: string;
  /** Whether a hint was used for it. */
  hint?: boolean;
}

/** A message was refused. */
export interface Nack {
  type: "nack";
  /** Null if it could not be read. */
  id: string | null;
  error: "action" | "barred" | "busy" | "frozen" | "illegal" | "json" | "missing" | "rate" | "replaced" | "seat" | "server" | "size" | "stale" | "turn" | "type" | "wrong";
  text: string;
  refusals: Refusal[];
  /** The fields that are missing, unknown or not of their type. */
  fields?: string[];
  /** With `rate`: seconds until the drawing time of this connection and its address is earned back. A connection that does not wait is closed with 4429. */
  wait?: number;
}

/** Go on after a step that is only read. The answer is an `ack`. */
export interface NextStep {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  /** The step that it is about. For a step that is done already it is carried out no more. */
  step: number;
  type: "next";
}

/** A whole number, written with a prefix. */
export interface NumberArgument {
  type: "number";
  name: string;
  low: number;
  size: number;
  prefix: string;
}

/** For beginners: their last turn lost much, and what would have been better. It is about the decisions that an `undo` takes back. */
export interface OverlookedMessage {
  type: "overlooked";
  rev: number;
  text: string;
  /** What the turn would refer to with the better decision, for instance `slot:2`. */
  refs: string[];
}

/** What a score pad answers. */
export type PadAnswer =
  | PadBoard
  | PadPreviews
  | PadRefusal;

/** A position as a board to tap on. */
export interface PadBoard {
  /** The position after the action. */
  data: Record<string, unknown>;
  legal: number[];
  /** The actions that may be sent on the tap, without Confirm. */
  quick: string[];
  /** Keys that show something more, each with the class that the board then has. */
  toggles: Record<string, string>;
  panels: Record<string, Panel>;
  layout: Layout;
  prompt: string;
  help: string;
  points: number;
  /** The keys of `data` that a new player of the same game takes over. */
  shared: string[];
}

/** What actions would do, by code, and what forbids others. */
export interface PadPreviews {
  refusals: Refusal[];
  items: Record<string, ActionPreview>;
}

/** The rules that forbid the action. */
export interface PadRefusal {
  refusals: Refusal[];
}

/** One part of the table. */
export interface Panel {
  id: string;
  role: "offer" | "own" | "other" | "board" | "sheet";
  title: string;
  /** Plain text beside the title. */
  note: string;
  /** The seat whose panel it is. */
  seat: number | null;
  /** Whether it holds one drawing that can be panned and magnified. */
  zoom: boolean;
  badges: Badge[];
  /** SVG, or a fragment of HTML. */
  body: string;
}

/** A panel that the client has, and what to replace in its body. */
export interface PanelEdits {
  id: string;
  role: "offer" | "own" | "other" | "board" | "sheet";
  title: string;
  /** Plain text beside the title. */
  note: string;
  /** The seat whose panel it is. */
  seat: number | null;
  /** Whether it holds one drawing that can be panned and magnified. */
  zoom: boolean;
  badges: Badge[];
  edits: Edit[];
}

/** Check the connection. The answer is a `pong`. */
export interface Ping {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "ping";
}

/** The place of a seat in the end. */
export interface Place {
  seat: number;
  name: string;
  place: string;
  points: number;
  /** Who played which part of the game; empty if one player played the whole. */
  played: string;
}

/** Carry out an action, in exactly one of its three spellings. The answer is an `ack`. */
export interface Play {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "play";
  /** The revision of the position in which it is played. */
  rev: number;
  code?: number | null;
  /** As a record has it: `take 2`. */
  text?: string | null;
  /** As JSON: `{"do": "take", "slot": 2}`. */
  action?: Record<string, number | string | number[]> | null;
  /** Whether it was confirmed together with the action before it; both are undone together. */
  same_turn?: boolean;
  /** The old name of `same_turn`. */
  also?: boolean;
}

/** The answer to a `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  rev: number;
}

/** An earlier position, with all its panels. */
export interface PositionMessage {
  type: "position";
  id: string;
  ply: number;
  text: string;
  panels: Record<string, Panel>;
  layout: Layout;
  seats: Chip[];
  round: string;
  /** After a review, by ref: what was played and what would have been better. */
  marks?: Record<string, "chosen" | "hint">;
  /** After a review, by panel: how the better action looks. */
  overlays?: Record<string, string>;
}

/** Who is connected. */
export interface PresenceMessage {
  type: "presence";
  /** Seats. */
  online: number[];
  watching: number;
  bot_in: Record<string, number>;
}

/** Look at what actions would do. The answer is a `previews`. */
export interface Preview {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  rev: number;
  /** Actions of mine that are not played, but taken for granted. */
  after?: number[];
  type: "preview";
  codes: number[];
}

/** What actions would do, by code; those that are not legal are missing. */
export interface PreviewsMessage {
  type: "previews";
  id: string;
  items: Record<string, ActionPreview>;
}

/** Answer the question of a step. The answer is an `ack`, or a `nack` with `wrong`. */
export interface QuizAnswer {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  /** The step that it is about. For a step that is done already it is carried out no more. */
  step: number;
  type: "answer";
  /** The place of the answer among `answers`. */
  place: number;
}

/** A sentence about a line of the score sheet. */
export interface Reason {
  /** Empty for a move of the log. */
  rule: string;
  text: string;
  /** What it adds; empty if it only explains. */
  gain: string;
  counts: boolean;
}

/** A rule that forbids something, and the reason in words. */
export interface Refusal {
  rule: string;
  text: string;
}

/** Open the rematch of a finished game. The answer is an `ack`, and everybody gets a `rematch`. */
export interface Rematch {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "rematch";
}

/** The table of the rematch. */
export interface RematchMessage {
  type: "rematch";
  table: string;
  url: string;
}

/** Change the name of this seat. The answer is an `ack`. */
export interface Rename {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "rename";
  name: string;
}

/** Propose a bot for the seat of a player who has been away for long. The answer is an `ack`; the others present get an `ask-vote`, and a majority decides. */
export interface Replace {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "replace";
  seat: number;
  /** One of `list_bots`. */
  bot: string;
}

/** Resign. With two seats the other one wins; with more, a bot plays on for good. The answer is an `ack`. */
export interface Resign {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "resign";
  /** One of `mine`. */
  seat: number;
}

/** The end of a game. It reveals the seed: nothing depends on it any more. */
export interface Result {
  title: string;
  detail: string;
  /** The winner first. */
  places: Place[];
  rows: SheetRow[];
  total: number[];
  seed: string;
  commit: string;
  audit: string;
  /** The address of the record. */
  record: string;
}

/** Open the `curtain` of a state: the player of this seat is in front of the screen. The answer is an `ack`, and a `state` follows. */
export interface Reveal {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "reveal";
  seat: number;
}

/** Ask what counts for a line of a score sheet. The answer is a `score`. */
export interface Score {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "score";
  /** Whose sheet it is. */
  seat: number;
  /** The key of the line. */
  line: string;
  /** An earlier position; null for the current one. */
  ply?: number | null;
  /** Actions of mine in the current position that are not played, but taken for granted. */
  after?: number[];
}

/** A mark on a drawn thing for a line of the score sheet. */
export interface ScoreMark {
  panel: string;
  /** The `data-ref` or the `data-name` of the thing in its panel. */
  name: string;
  /** A short number beside it; empty for none. */
  text: string;
  counts: boolean;
}

/** What counts for a line of a score sheet, what does not, and why. */
export interface ScoreMessage {
  type: "score";
  id: string;
  title: string;
  /** How the line is counted. */
  text: string;
  reasons: Reason[];
  /** The panel to bring to the front. */
  panel: string;
  marks: ScoreMark[];
  /** SVG by panel, to lie over its drawing. */
  overlays: Record<string, string>;
}

/** Every message of a server. */
export type ServerMessage =
  | StateMessage
  | Ack
  | Nack
  | Pong
  | AheadMessage
  | PreviewsMessage
  | GainsMessage
  | WhyNotMessage
  | PositionMessage
  | ScoreMessage
  | HintMessage
  | HeadlineMessage
  | ChatMessage
  | OverlookedMessage
  | UndoQuestion
  | UndoClosed
  | VoteQuestion
  | VoteClosed
  | PresenceMessage
  | RematchMessage
  | KnownStateMessage
  | BareStateMessage;

/** A category of the score sheet: by seat its points, and what they consist of. */
export interface SheetRow {
  key: string;
  label: string;
  points: number[];
  parts: Record<string, number>[];
  rules: string[];
}

/** Have the task of a step done. The answer is an `ack`. */
export interface ShowStep {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  /** The step that it is about. For a step that is done already it is carried out no more. */
  step: number;
  type: "show";
}

/** The position, for a client that wants the view. */
export interface StateMessage {
  type: "state";
  /** The revision: what has happened at the table, as far as this seat may know. */
  rev: number;
  /** The revision that this message builds on; null if it is complete. Say `hello` again if it is not the one that you have. */
  base: number | null;
  full: boolean;
  ply: number;
  /** The seat that this connection acts for now; null if it watches. */
  you: number | null;
  /** The seats that must act; -1 is chance. */
  actors: number[];
  /** The codes of the actions open to `you`. */
  legal: number[];
  over: boolean;
  result?: Result;
  /** All seats of this connection. */
  mine: number[];
  watching: number;
  can_undo: "free" | "ask" | "no";
  can_hint: boolean;
  /** What keeps the bots, or everybody, from playing, or why a spectator skipped states. */
  notice: string | null;
  /** Where a time was agreed on. */
  clock?: ClockFacts;
  /** At a screen for several, while they know different things. */
  curtain?: Curtain;
  /** In a full state: the last lines. */
  chat?: ChatMessage[];
  /** In a full state: the address of the rematch, if there is one. */
  rematch?: string | null;
  /** Only in a lesson. */
  lesson?: LessonStep;
  prompt: string;
  help: string;
  round: string;
  /** The actions, by their kind or in full, that may be sent on the tap, without Confirm. */
  quick: string[];
  /** Keys that show something more, each with the class that the board then has. */
  toggles: Record<string, string>;
  /** Those that changed; null for one that is gone. */
  panels: Record<string, Panel | PanelEdits | null>;
  /** Only if it changed. */
  layout?: Layout;
  /** For beginners: what the decision is about and what to think of. */
  explain?: string;
  log_from: number;
  log: LogLine[];
  log_note: string;
  /** The ply before the first decision. */
  start: number;
  seats: Chip[];
  /** By seat, for players who are away: seconds until the others may give the seat to a bot. */
  bot_in: Record<string, number>;
  /** One sentence: who must act. */
  who: string;
}

/** One tab on a phone. */
export interface Tab {
  label: string;
  icon: string;
  panels: string[];
}

/** Take back the last decision, or ask the others for it. The answer is an `ack`. */
export interface TakeBack {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "undo";
  rev: number;
}

/** Agree to a takeback of somebody else, or do not. The answer is an `ack`. */
export interface TakeBackAnswer {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "undo-answer";
  /** The number of the question. */
  ask: number;
  yes: boolean;
}

/** How far something is turned clockwise; nobody taps it. */
export interface TurnArgument {
  type: "turn";
  name: string;
  size: number;
  degrees: number;
  prefix: string;
}

/** A request to take back is closed: granted or not. */
export interface UndoClosed {
  type: "undo-closed";
  ask: number;
  yes: boolean;
  text: string;
}

/** A request to take back; answer with `undo-answer`. */
export interface UndoQuestion {
  type: "ask-undo";
  ask: number;
  seat: number;
  text: string;
}

/** The messages to a client that wants the view. */
export type ViewMessage =
  | StateMessage
  | Ack
  | Nack
  | Pong
  | AheadMessage
  | PreviewsMessage
  | GainsMessage
  | WhyNotMessage
  | PositionMessage
  | ScoreMessage
  | HintMessage
  | HeadlineMessage
  | ChatMessage
  | OverlookedMessage
  | UndoQuestion
  | UndoClosed
  | VoteQuestion
  | VoteClosed
  | PresenceMessage
  | RematchMessage;

/** Vote for a proposal, or against it. The answer is an `ack`. */
export interface VoteAnswer {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  type: "vote";
  vote: number;
  yes: boolean;
}

/** A proposal is decided, or has become pointless. */
export interface VoteClosed {
  type: "vote-closed";
  vote: number;
  yes: boolean;
  text: string;
}

/** A proposal to give a seat to a bot or to abandon the game; answer with `vote`. */
export interface VoteQuestion {
  type: "ask-vote";
  vote: number;
  text: string;
}

/** Ask what forbids actions, any of which the player may mean. The answer is a `whynot`. */
export interface Why {
  /** Chosen by the client, unique for its seat. The answer repeats it. */
  id: string;
  rev: number;
  /** Actions of mine that are not played, but taken for granted. */
  after?: number[];
  type: "why";
  codes: number[];
}

/** The rules that forbid all of some actions. */
export interface WhyNotMessage {
  type: "whynot";
  id: string;
  refusals: Refusal[];
}

/** One of a few words. */
export interface WordArgument {
  type: "word";
  name: string;
  choices: string[];
}
