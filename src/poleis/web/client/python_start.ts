// Starts Python in a worker of a site: Pyodide, its library, and Poleis with what it needs.

/** What we use of Pyodide. */
export interface Python {
  pyimport(name: string): unknown;
  runPython(program: string): unknown;
}

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
}

interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}

export const STDLIB = "python_stdlib.zip";
export const POLEIS = "poleis.tar.gz";

const BLOCK = 512;
const GZIP = [0x1f, 0x8b];

/** The content of a file that was compressed; some hosts let the browser unpack it already. */
async function unzipped(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (GZIP.some((byte, i) => content[i] !== byte)) return content;
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Write the files of a tar archive below a folder. */
function unpack(files: FileSystem, archive: Uint8Array, folder: string): void {
  const decoder = new TextDecoder();
  const made = new Set<string>();
  for (let at = 0; archive[at]; ) {
    const field = (from: number, size: number) =>
      decoder.decode(archive.subarray(at + from, at + from + size)).split("\0", 1)[0] ?? "";
    const prefix = field(345, 155);
    const path = `${folder}/${prefix ? `${prefix}/` : ""}${field(0, 100)}`;
    const size = parseInt(field(124, 12), 8);
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) files.mkdirTree(parent);
    made.add(parent);
    const begin = at + BLOCK;
    files.writeFile(path, archive.subarray(begin, begin + size), { canOwn: true });
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/**
 * Python with Poleis, not yet imported. *folder* holds the files of Python; *read* gives the
 * content of one of them.
 */
export async function startPython(
  folder: string,
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Python> {
  const poleis = read(POLEIS).then(unzipped);
  const pyodide = (await import(`${folder}pyodide.mjs`)) as Pyodide;
  return pyodide.loadPyodide({
    indexURL: folder.replace(/^file:\/\//, ""),
    stdLibURL: folder.replace(/^file:\/\//, "") + STDLIB,
    fsInit: async (files: FileSystem, { sitePackages }: { sitePackages: string }) =>
      unpack(files, await poleis, sitePackages),
    stdout: (line: string) => console.log(line),
    stderr: (line: string) => console.warn(line),
  });
}
