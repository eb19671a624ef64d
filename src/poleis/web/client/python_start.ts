// Starts Python in a worker of a site: Pyodide, its library, and Poleis with what it needs.

import { unpacked } from "./python_files";

/** What we use of Pyodide. */
export interface Python {
  pyimport(name: string): unknown;
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
 * Python with Poleis, not yet imported. *folder* holds the files of Python; *poleis* is its archive.
 */
export async function startPython(folder: string, poleis: Promise<Response>): Promise<Python> {
  const archive = poleis
    .then(async ({ body }) => new Response(body && (await unpacked(body))).arrayBuffer())
    .then((content) => new Uint8Array(content));
  const { loadPyodide } = (await import(`${folder}pyodide.mjs`)) as Pyodide;
  const place = folder.replace(/^file:\/\//, ""); // Node reads files by their paths
  return loadPyodide({
    indexURL: place,
    stdLibURL: place + STDLIB,
    fsInit: async (files: FileSystem, { sitePackages }: { sitePackages: string }) =>
      unpack(files, await archive, sitePackages),
    stdout: (line: string) => console.log(line),
    stderr: (line: string) => console.warn(line),
  });
}
