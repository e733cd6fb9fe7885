// Being told on this device that a table waits: what browser and house can do, and asking both for it.
import { effect } from "@preact/signals";
import type { PushInfo } from "../protocol/wire";
import { api, faceAddress } from "./api";
import { language, pushAnswer } from "./settings";

/** `ask`: it can be had. Otherwise why not: the page came by http, the house or the browser does not do it, the browser
 * was told not to, or (iPhones) the page has to be installed first. */
export type PushWay = "ask" | "http" | "off" | "unable" | "denied" | "install";

const READER = "/push-reader"; // where the service worker finds who reads: worker.ts

export function pushWay(info: PushInfo): PushWay {
  if (!isSecureContext) return "http";
  if (!info.on) return info.why === "http" ? "http" : "off";
  if (isApple() && !isInstalled()) return "install";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "ask";
}

/** An iPhone or an iPad, which says it is a Mac. */
function isApple(): boolean {
  return (
    /iphone|ipad/i.test(navigator.userAgent) || (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Has to be called by a tap: the browser asks, too. False: it was told no. */
export async function startPush(key: string, muted: readonly string[] = []): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: fromLetters(key) };
  const before = await ofThisHouse(await pushManager.getSubscription(), options.applicationServerKey);
  const found = before ?? (await pushManager.subscribe(options).catch(() => null));
  if (!found) return false;
  await leaveReader();
  await tellHouse(found, muted);
  pushAnswer.value = "yes";
  return true;
}

/** What was asked for under another key is worth nothing: a house that lost its store has a new one. */
async function ofThisHouse(found: PushSubscription | null, key: Uint8Array): Promise<PushSubscription | null> {
  const known = found?.options?.applicationServerKey;
  if (!found || !known || new Uint8Array(known).join() === key.join()) return found;
  await found.unsubscribe();
  return null;
}

export async function stopPush(): Promise<void> {
  await api.endPush();
  const found = await subscription();
  await found?.unsubscribe().catch(() => false);
  pushAnswer.value = "no";
}

/** Of these tables, by their codes, the device is told nothing from now on. */
export async function mutePush(muted: readonly string[]): Promise<void> {
  const found = await subscription();
  if (found) await tellHouse(found, muted);
}

async function subscription(): Promise<PushSubscription | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function tellHouse(found: PushSubscription, muted: readonly string[]): Promise<void> {
  const { endpoint, keys = {} } = found.toJSON();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  await api.askPush({
    endpoint: endpoint ?? "",
    p256dh: keys["p256dh"] ?? "",
    auth: keys["auth"] ?? "",
    zone,
    muted: [...muted],
  });
}

/** For the service worker: in which language it speaks, and what stands beside it. */
async function leaveReader(): Promise<void> {
  const icon = faceAddress("house/icon", language.peek(), "day").replace(/\.svg$/, ".webp");
  const reader = new Response(JSON.stringify({ language: language.peek(), icon }));
  await caches.open("push").then((kept) => kept.put(READER, reader));
}

effect(() => {
  void language.value;
  if (pushAnswer.peek() === "yes" && "caches" in globalThis) void leaveReader().catch(() => undefined);
});

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
