// Sealed pictures: the file has a name that tells nothing, and is cut with its own small shift, as a server does it.
import { unlocked } from "../table/timing/lock";

const HALF = ".half";
const QUALITY = 0.9;

/** As tablee/page/images.py tells it. */
interface Offer {
  face: string;
  left: number;
  top: number;
  room: number;
  key: string;
}

/** As tablee/page/building/sealed.py writes it: with a ground, the file is only what lies on it. */
interface SealedFile {
  file: string;
  ground?: string;
  left?: number;
  top?: number;
}

let files: Promise<Partial<Record<string, SealedFile>>> | null = null;

/** Where pictures lie, by face. */
function known(): NonNullable<typeof files> {
  files ??= fetch(new URL("sealed/files.json", self.location.href)).then((answer) => answer.json());
  return files;
}

/** The picture that is offered at an address; null, if none is. */
export async function sealedPicture(path: string, offered: (path: string) => string): Promise<Blob | null> {
  const isHalf = path.endsWith(HALF);
  const offer = JSON.parse(offered(isHalf ? path.slice(0, -HALF.length) : path)) as Offer | null;
  const found = offer && (await known())[offer.face];
  if (!offer || !found) return null;
  const drawn = await cut(found, offer, isHalf ? 0.5 : 1);
  return offer.key ? unlocked(drawn, offer.key) : drawn; // locking and unlocking are the same
}

async function cut(found: SealedFile, { left, top, room }: Offer, scale: number): Promise<Blob> {
  const [part, ground] = await Promise.all([bitmap(found.file), found.ground ? bitmap(found.ground) : null]);
  const whole = ground ?? part;
  const canvas = new OffscreenCanvas((whole.width - room) * scale, (whole.height - room) * scale);
  const context = canvas.getContext("2d");
  context?.scale(scale, scale);
  context?.drawImage(whole, -left, -top);
  if (ground) context?.drawImage(part, (found.left ?? 0) - left, (found.top ?? 0) - top);
  return canvas.convertToBlob({ type: "image/webp", quality: QUALITY });
}

async function bitmap(file: string): Promise<ImageBitmap> {
  const answer = await fetch(new URL(`sealed/${file}`, self.location.href));
  if (!answer.ok) throw new Error(`${answer.status} for ${file}`);
  return createImageBitmap(await answer.blob());
}
