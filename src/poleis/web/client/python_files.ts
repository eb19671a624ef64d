// The files of Python, fetched once and counted: Pyodide asks for them by name.

/** Travels packed: many hosts compress nothing. */
const PACKED = ".packed";
const WASM = "pyodide.asm.wasm";
const GZIP = [0x1f, 0x8b];

/** Told how many bytes have come, of how many. */
type Count = (loaded: number, total: number) => void;

export class PythonFiles {
  readonly folder: string;
  readonly #count: Count;
  readonly #files = new Map<string, Promise<Response>>();
  #loaded = 0;
  #total = 0;

  constructor(folder: string, count: Count) {
    this.folder = folder;
    this.#count = count;
  }

  /** Begin to fetch a file. Whoever fetches it later gets this answer. */
  begin(name: string): void {
    this.#files.set(this.folder + name, this.#fetch(name));
  }

  /** Give what was fetched already to all who ask for it, as Pyodide does. */
  serve(): void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href).href;
      const found = this.#files.get(url);
      this.#files.delete(url);
      return found ?? fetch(input, init);
    };
  }

  async #fetch(name: string): Promise<Response> {
    const isWasm = name === WASM;
    const answer = await fetch(this.folder + name + (isWasm ? PACKED : ""));
    if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
    this.#total += Number(answer.headers.get("Content-Length") ?? 0);
    const body = answer.body.pipeThrough(this.#counter());
    if (!isWasm) return new Response(body);
    return new Response(await unpacked(body), { headers: { "Content-Type": "application/wasm" } });
  }

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (piece, controller) => {
        this.#loaded += piece.length;
        this.#count(Math.min(this.#loaded, this.#total), this.#total);
        controller.enqueue(piece);
      },
    });
  }
}

/** What was compressed, if it still is: some hosts let the browser unpack it. */
export async function unpacked(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reader = stream.getReader();
  const { value: first } = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      if (first) controller.enqueue(first);
    },
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const isPacked = GZIP.every((byte, i) => first?.[i] === byte);
  return isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
}
