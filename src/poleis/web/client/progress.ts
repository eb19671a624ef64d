// What a learner has done, kept in this browser.

/** The way through a lesson. */
export interface Progress {
  /** The step to go on with. */
  step: number;
  /** My actions since the position that the step goes on from, as `hello` takes them. */
  actions: number[];
  /** Whether the lesson was finished once. */
  done: boolean;
}

const KEY = "lessons";

/** By lesson, `game/lesson`. */
function all(): Record<string, Partial<Progress>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Partial<Progress>> | null) ?? {};
  } catch {
    return {};
  }
}

export const hasLearned = (): boolean => Object.keys(all()).length > 0;

export function progressOf(lesson: string): Progress {
  return { step: 0, actions: [], done: false, ...all()[lesson] };
}

export function keep(lesson: string, now: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [lesson]: now }));
}
