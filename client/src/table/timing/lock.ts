// Pictures that came before they may be seen are locked: exclusive or with SHA-256 of the key and a counter, block by
// block. On a home network (no https) browsers have no `crypto.subtle`.
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";

const BLOCK = 32; // bytes of a hash

export async function unlocked(picture: Blob, key: string): Promise<Blob> {
  const data = new Uint8Array(await picture.arrayBuffer());
  const secret = hexToBytes(key);
  const message = new Uint8Array(secret.length + 4);
  message.set(secret);
  const counter = new DataView(message.buffer, secret.length);
  for (let start = 0, count = 0; start < data.length; start += BLOCK, count++) {
    counter.setUint32(0, count);
    const stream = sha256(message);
    const end = Math.min(BLOCK, data.length - start);
    for (let at = 0; at < end; at++) data[start + at] = (data[start + at] ?? 0) ^ (stream[at] ?? 0);
  }
  return new Blob([data], { type: "image/webp" });
}
