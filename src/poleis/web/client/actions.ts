// The action table: codes, words and refs are spellings of one action (core/actions.py).

import type { ActionArgument, ActionKind } from "./wire";

interface Split {
  kind: ActionKind;
  indices: number[];
}

function sizeOf(arg: ActionArgument): number {
  if (arg.type === "word") return arg.choices.length;
  if (arg.type === "cell") return (2 * arg.reach) ** 2;
  return arg.size;
}

const lowest = (arg: ActionArgument): number => (arg.type === "number" ? arg.low : 0);

function words(arg: ActionArgument, index: number): string[] {
  if (arg.type === "word") return [arg.choices[index]!];
  if (arg.type === "cell") {
    const span = 2 * arg.reach;
    return [Math.floor(index / span) - arg.reach, (index % span) - arg.reach].map(String);
  }
  return [`${arg.prefix}${lowest(arg) + index}`];
}

function refOf(arg: ActionArgument, index: number): string {
  const value = arg.type === "number" ? String(arg.low + index) : words(arg, index).join(",");
  return `${arg.name}:${value}`;
}

/** The index that a ref stands for, or -1 if it is not one of this argument. */
function indexOf(arg: ActionArgument, ref: string): number {
  const [name, value = ""] = ref.split(":");
  if (arg.type === "turn" || name !== arg.name) return -1;
  if (arg.type === "word") return arg.choices.indexOf(value);
  if (arg.type === "number") return Number(value) - arg.low;
  const [x = 0, y = 0] = value.split(",").map(Number);
  return (x + arg.reach) * 2 * arg.reach + y + arg.reach;
}

/** The kind of a ref: `cell` of `cell:1,-2`. */
export const topic = (ref: string): string => ref.slice(0, ref.indexOf(":"));

export class Actions {
  readonly sizeOf = sizeOf;
  readonly indexOf = indexOf;

  constructor(readonly kinds: ActionKind[]) {}

  split(code: number): Split {
    const kind = this.kinds.findLast((candidate) => candidate.first <= code)!;
    let left = code - kind.first;
    const indices: number[] = [];
    for (const arg of kind.args.toReversed()) {
      indices.unshift(left % sizeOf(arg));
      left = Math.floor(left / sizeOf(arg));
    }
    return { kind, indices };
  }

  join({ kind, indices }: Split): number {
    return kind.first + kind.args.reduce((code, arg, i) => code * sizeOf(arg) + indices[i]!, 0);
  }

  /** The action as the record has it: `place 1 -2 r3`. */
  text(code: number): string {
    const { kind, indices } = this.split(code);
    return [kind.name, ...kind.args.flatMap((arg, i) => words(arg, indices[i]!))].join(" ");
  }

  /** What can be tapped for this action: its verb (`do:take`) and its arguments, but no turns. */
  refs(code: number): string[] {
    const { kind, indices } = this.split(code);
    const things = kind.args.flatMap((arg, i) => (arg.type === "turn" ? [] : [refOf(arg, indices[i]!)]));
    return [`do:${kind.name}`, ...things];
  }

  kind(code: number): string {
    return this.split(code).kind.name;
  }

  /** How far this action turns something, and how many turns there are; null if nothing turns. */
  turn(code: number): { at: number; of: number } | null {
    const { kind, indices } = this.split(code);
    const which = kind.args.findIndex((arg) => arg.type === "turn");
    return which < 0 ? null : { at: indices[which]!, of: sizeOf(kind.args[which]!) };
  }

  /** Actions that a tap on *ref* can mean, given the other choices: a few of each kind. */
  meant(ref: string, chosen: string[], legal: number[], most: number): number[] {
    const found: number[] = [];
    for (const kind of this.kinds) {
      if (!kind.args.some((arg) => indexOf(arg, ref) >= 0)) continue;
      const options = kind.args.map((arg, i) => {
        for (const wanted of [ref, ...chosen]) {
          const index = indexOf(arg, wanted);
          if (index >= 0) return [index];
        }
        if (arg.type === "turn") return [...Array(sizeOf(arg)).keys()];
        const usual = legal.map((code) => this.split(code)).filter((one) => one.kind === kind);
        const values = usual.length ? new Set(usual.map((one) => one.indices[i]!)) : Array(sizeOf(arg)).keys();
        return [...values].slice(0, most);
      });
      let rows: number[][] = [[]];
      for (const option of options) {
        rows = rows.flatMap((row) => option.map((index) => [...row, index])).slice(0, most);
      }
      found.push(...rows.map((indices) => this.join({ kind, indices })));
    }
    return found;
  }
}
