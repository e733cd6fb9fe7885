// Pictures that came before they may be seen are locked: exclusive or with SHA-256 of the key and a counter, block by
// block. On a home network (no https) browsers have no `crypto.subtle`, so the few lines of it stand here.
const BLOCK = 32; // bytes of a hash
const KEY = 16;

export async function unlocked(picture: Blob, key: string): Promise<Blob> {
  const data = new Uint8Array(await picture.arrayBuffer());
  const message = blockOf(key);
  const stream = new DataView(new ArrayBuffer(BLOCK));
  for (let start = 0, count = 0; start < data.length; start += BLOCK, count++) {
    message[KEY / 4] = count;
    hash(message).forEach((word, at) => stream.setUint32(4 * at, word));
    const end = Math.min(BLOCK, data.length - start);
    for (let at = 0; at < end; at++) data[start + at] = (data[start + at] ?? 0) ^ stream.getUint8(at);
  }
  return new Blob([data], { type: "image/webp" });
}

/** Key and counter as SHA-256 pads them: one block of sixteen words. */
function blockOf(key: string): Uint32Array {
  const words = new Uint32Array(16);
  for (let at = 0; at < KEY / 4; at++) words[at] = parseInt(key.slice(8 * at, 8 * at + 8), 16);
  words[KEY / 4 + 1] = 0x80000000;
  words[15] = 8 * (KEY + 4);
  return words;
}

// ---- SHA-256 of one block

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
const fraction = (root: number): number => (root - Math.floor(root)) * 2 ** 32;
const FIRST = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const schedule = new Uint32Array(64);

function hash(block: Uint32Array): Uint32Array {
  const w = schedule;
  w.set(block);
  for (let at = 16; at < 64; at++) {
    const near = w[at - 2] ?? 0;
    const far = w[at - 15] ?? 0;
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[at] = (w[at - 16] ?? 0) + other + (w[at - 7] ?? 0) + one;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = FIRST;
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[at] ?? 0) + (w[at] ?? 0)) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, at) => word + (FIRST[at] ?? 0));
}
