// Actions in the notation of the record.

import type { Actions } from "./actions";

/** The code of an action in words, or null. */
export function parse(actions: Actions, typed: string): number | null {
  const [name, ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const kind = actions.kinds.find((candidate) => candidate.name === name);
  if (!kind) return null;
  const indices: number[] = [];
  for (const arg of kind.args) {
    const own = rest.splice(0, arg.type === "cell" ? 2 : 1).join(",");
    const prefix = "prefix" in arg ? arg.prefix : "";
    const plain = own.startsWith(prefix) ? own.slice(prefix.length) : own;
    const known = arg.type === "turn" ? { ...arg, type: "number" as const, low: 0 } : arg;
    const index = own ? actions.indexOf(known, `${arg.name}:${plain}`) : -1;
    if (!(index >= 0 && index < actions.sizeOf(arg))) return null;
    indices.push(index);
  }
  return rest.length ? null : actions.join({ kind, indices });
}
