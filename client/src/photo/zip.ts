// A zip archive whose files are stored as they are: pictures are packed already.

export interface Entry {
  readonly name: string; // plain letters
  readonly data: Uint8Array;
}

const LOCAL_FILE = 0x04034b50;
const IN_DIRECTORY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const NEW_YEAR = 0x21; // the first of January 1980: when it was made is nobody's business

export function zipped(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const letters = new TextEncoder().encode(name);
    const both = [VERSION, 0, 0, 0, NEW_YEAR] as const;
    const sums = [crc32(data), data.length, data.length] as const;
    const file = joined([
      numbers([[LOCAL_FILE, 4], ...both.map(short), ...sums.map(long), [letters.length, 2], [0, 2]]),
      letters,
      data,
    ]);
    const rest = [letters.length, 0, 0, 0, 0].map(short);
    directory.push(
      numbers([[IN_DIRECTORY, 4], [VERSION, 2], ...both.map(short), ...sums.map(long), ...rest, [0, 4], [offset, 4]]),
      letters,
    );
    files.push(file);
    offset += file.length;
  }
  const listed = joined(directory);
  const many = [0, 0, entries.length, entries.length].map(short);
  return joined([...files, listed, numbers([[END, 4], ...many, [listed.length, 4], [offset, 4], [0, 2]])]);
}

type Field = readonly [value: number, bytes: number];

function short(value: number): Field {
  return [value, 2];
}

function long(value: number): Field {
  return [value, 4];
}

/** The lowest byte first. */
function numbers(fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, bytes]) => [...Array(bytes).keys()].map((byte) => value >>> (8 * byte))),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    found.set(part, at);
    at += part.length;
  }
  return found;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] as number);
  return (sum ^ 0xffffffff) >>> 0;
}
