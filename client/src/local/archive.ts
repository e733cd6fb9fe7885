// An archive whose files lie in it as they are (client/pack.mjs stores them so): Python would take a tenth of a second and
// more to unpack it.
const SITE = "/lib/python3.14/site-packages";
const END = 22; // bytes of what closes a zip archive without a comment
const ENTRY = 46; // of an entry in its list, before the name
const HEADER = 30; // before a file, without its name
const SIGNATURE = 0x02014b50; // of an entry

/** As much of Pyodide's file system as is used here. */
export interface FileSystem {
  writeFile(path: string, data: string | Uint8Array, how?: { canOwn: boolean }): void;
  mkdirTree(path: string): void;
}

/** Puts every file where Python looks for modules; it remembers what it found there, and has to look again. */
export function putFiles(files: FileSystem, archive: ArrayBuffer): void {
  const made = new Set<string>();
  eachFile(archive, (name, data) => {
    const path = `${SITE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, data, { canOwn: true });
  });
}

/** Hands over every file. */
function eachFile(archive: ArrayBuffer, take: (name: string, data: Uint8Array) => void): void {
  const view = new DataView(archive);
  const close = archive.byteLength - END;
  const count = view.getUint16(close + 10, true);
  let at = view.getUint32(close + 16, true);
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== SIGNATURE || view.getUint16(at + 10, true) !== 0)
      throw new Error("an archive that is not stored as it is");
    const size = view.getUint32(at + 20, true);
    const name = view.getUint16(at + 28, true);
    const behind = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const header = view.getUint32(at + 42, true);
    const start = header + HEADER + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    take(new TextDecoder().decode(new Uint8Array(archive, at + ENTRY, name)), new Uint8Array(archive, start, size));
    at += ENTRY + name + behind;
  }
}
