// The sounds of a table, made on the spot: marimba, wood and paper. One at a time, short, off by a key; a phone buzzes.
//
// What is heard follows from what a frame shows to everybody here. Whatever may be raced for makes no sound: to notice
// it is the game.
import { effect, untracked } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sound, vibration } from "../../lib/settings";
import type { Frame, Person, Piece, Said } from "../../protocol/wire";
import type { TableModel } from "../state/model";
import { isRace } from "../state/race";
import { seatsZone } from "../state/zones";

/** From the least to the most important: of two at the same time the more important one is heard. */
const ORDER = [
  "beep",
  "slide",
  "card",
  "step",
  "riffle",
  "bell",
  "call",
  "turn",
  "oh",
  "guessed",
  "missed",
  "knock",
  "end",
  "loss",
  "win",
] as const;
export type Sound = (typeof ORDER)[number];

const BUZZ: Partial<Record<Sound, number | number[]>> = {
  turn: 40,
  step: 20,
  oh: 60,
  knock: 30,
  win: [40, 60, 40, 60, 40],
};

export function useSounds(model: TableModel): void {
  useEffect(() => {
    const ends = [hearFrames(model), hearRefusals(model)];
    return () => ends.forEach((end) => end());
  }, [model]);
}

function hearFrames(model: TableModel): () => void {
  let before: Frame | null = null;
  return effect(() => {
    const frame = model.frame.value;
    const last = before;
    before = frame;
    if (!frame || !last || frame === last || frame.missed || document.hidden) return;
    const heard = untracked(() => soundOf(last, frame));
    if (!heard) return;
    soon(heard, heard === "step" ? steps(frame) : 0, isLastCard(frame) ? LAST_CARD : 0);
    buzz(heard, frame);
  });
}

const LAST_CARD = 640; // milliseconds of silence until somebody's last card has landed

function isLastCard(frame: Frame): boolean {
  return (frame.said ?? []).some(({ moment }) => moment === "last");
}

function soon(what: Sound, step: number, wait: number): void {
  if (wait === 0) play(what, step);
  else setTimeout(() => play(what, step), wait);
}

function hearRefusals(model: TableModel): () => void {
  return effect(() => {
    if (!model.notice.value?.bad) return;
    play("knock");
    buzz("knock", model.frame.peek());
  });
}

// ---- what a frame sounds like

/** Of all that a frame brings, the most important sound; none if there is something to race for in it. */
export function soundOf(before: Frame, frame: Frame): Sound | null {
  const heard: Sound[] = [];
  if (frame.over && !before.over) heard.push(endOf(frame));
  const isNewRace = frame.stimulus !== before.stimulus && isRace(frame);
  if (isNewRace && heard.length === 0) return null;
  const guess = guessOfMine(frame);
  if (guess) heard.push(guess.outcome === "bad" ? "guessed" : "missed");
  else if (isDoneTo(frame)) heard.push("oh");
  if (isMyTurn(frame) && !isMyTurn(before)) heard.push("turn");
  if (hasNewFlag(before, frame)) heard.push("bell");
  if (steps(frame) > steps(before)) heard.push("step");
  const flights = (frame.said ?? []).flatMap((said) => said.flights ?? []);
  if (flights.length > 0) heard.push(flights.some(([, now]) => isFaceUp(frame, now)) ? "card" : "slide");
  return heard.sort((one, other) => ORDER.indexOf(other) - ORDER.indexOf(one))[0] ?? null;
}

function endOf({ seat, places = [] }: Frame): Sound {
  if (seat == null) return "end";
  return places[seat] === 1 ? "win" : "loss";
}

/** Somebody guessed at a piece of mine. */
function guessOfMine({ said = [], seat }: Frame): Said | undefined {
  return said.find(({ moment, on = [] }) => moment === "guess" && seat != null && on.includes(seat));
}

/** Something other than a race can be done: it is my turn. */
function isMyTurn(frame: Frame): boolean {
  const { taps = [], picks = [] } = frame.mine ?? {};
  return picks.length > 0 || taps.some((tap) => !tap[2]);
}

/** Somebody did something to me. */
function isDoneTo(frame: Frame): boolean {
  return (frame.said ?? []).some(
    ({ msg }) => frame.seat != null && seatOf(msg.args?.whom) === frame.seat && seatOf(msg.args?.by) !== frame.seat,
  );
}

function seatOf(arg: unknown): number | undefined {
  return typeof arg === "object" && arg !== null && "seat" in arg ? (arg as Person).seat : undefined;
}

function people(frame: Frame): readonly Piece[] {
  return seatsZone(frame.table ?? [])?.pieces ?? [];
}

/** Something is to be known about somebody that was not known before. */
function hasNewFlag(before: Frame, frame: Frame): boolean {
  const flags = new Map(people(before).map((piece) => [piece.key, piece.flag?.key]));
  return people(frame).some((piece) => piece.flag && owed(piece) === 0 && piece.flag.key !== flags.get(piece.key));
}

/** What whoever does not answer has to take: it grows from one to the next. */
function steps(frame: Frame): number {
  return Math.max(0, ...people(frame).map(owed));
}

function owed({ flag }: Piece): number {
  return Number(flag?.args?.count ?? 0);
}

function isFaceUp(frame: Frame, key: string): boolean {
  return (frame.table ?? []).some((zone) => zone.pieces?.some((piece) => piece.key === key && piece.face));
}

// ---- how it is made

let context: AudioContext | null = null;
let playing: { sound: Sound; until: number; gain: GainNode } | null = null;

/** Browsers let a page be heard only after it has been touched. */
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, { passive: true });

function wake(): void {
  if (sound.peek() === "off") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Never two at once: what is more important takes the place of what is heard. */
export function play(what: Sound, step = 0): void {
  if (sound.peek() === "off" || !context || context.state !== "running") return;
  const now = context.currentTime;
  if (playing && playing.until > now) {
    if (ORDER.indexOf(what) < ORDER.indexOf(playing.sound)) return;
    playing.gain.gain.setTargetAtTime(0, now, 0.015);
  }
  const gain = new GainNode(context, { gain: 0.5 });
  gain.connect(context.destination);
  const length = SCORES[what](new Hand(context, gain, now + 0.01), step);
  playing = { sound: what, until: now + length, gain };
}

/** Never in a race: a phone that shakes on a table is heard by everybody. */
function buzz(what: Sound, frame: Frame | null): void {
  const pattern = BUZZ[what];
  if (!pattern || vibration.peek() === "off" || (frame && isRace(frame))) return;
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}

/** Plays into one gain: bars of wood that ring, wood that does not, paper that slides. */
class Hand {
  constructor(
    private readonly audio: AudioContext,
    private readonly out: AudioNode,
    private readonly from: number,
  ) {}

  /** A marimba bar: a tone, and its fourth partial that is gone at once. */
  bar(note: number, at: number, loud = 0.5, length = 0.34): void {
    const hertz = 440 * 2 ** ((note - 69) / 12);
    this.tone("sine", hertz, at, loud, length);
    this.tone("sine", hertz * 3.93, at, loud * 0.35, length * 0.22);
    this.noise(at, loud * 0.16, 0.015, hertz * 4);
  }

  /** Wood that is knocked on; it falls a little. */
  wood(note: number, at: number, loud = 0.6): void {
    const hertz = 440 * 2 ** ((note - 69) / 12);
    this.tone("triangle", hertz, at, loud, 0.11, hertz * 0.7);
    this.noise(at, loud * 0.4, 0.03, 900);
  }

  /** Paper: noise through a narrow band. */
  noise(at: number, loud: number, length: number, hertz: number, to = hertz): void {
    const source = new AudioBufferSourceNode(this.audio, { buffer: grain(this.audio), loop: true });
    const band = new BiquadFilterNode(this.audio, { type: "bandpass", frequency: hertz, Q: 0.9 });
    const start = this.from + at;
    band.frequency.setValueAtTime(hertz, start);
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    source
      .connect(band)
      .connect(this.envelope(start, loud, length))
      .connect(this.out);
    source.start(start);
    source.stop(start + length + 0.05);
  }

  private tone(type: OscillatorType, hertz: number, at: number, loud: number, length: number, to = hertz): void {
    const source = new OscillatorNode(this.audio, { type, frequency: hertz });
    const start = this.from + at;
    source.frequency.setValueAtTime(hertz, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.envelope(start, loud, length)).connect(this.out);
    source.start(start);
    source.stop(start + length + 0.05);
  }

  private envelope(start: number, loud: number, length: number): GainNode {
    const gain = new GainNode(this.audio, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.006, length / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    return gain;
  }
}

let noise: AudioBuffer | null = null;

/** A fifth of a second of noise, made once. */
function grain(of: AudioContext): AudioBuffer {
  if (!noise) {
    noise = new AudioBuffer({ length: Math.floor(of.sampleRate / 5), sampleRate: of.sampleRate });
    const data = noise.getChannelData(0);
    for (let place = 0; place < data.length; place++) data[place] = Math.random() * 2 - 1;
  }
  return noise;
}

const [C4, E4, G4, C5, D5, E5, G5, C6] = [60, 64, 67, 72, 74, 76, 79, 84];

/** Each plays itself and says how many seconds it takes: under 0.7. */
const SCORES: Record<Sound, (hand: Hand, step: number) => number> = {
  beep: (hand, robot) => {
    hand.wood(C6 + ((robot * 5) % 12), 0, 0.2); // each has its own pitch
    return 0.09;
  },
  slide: (hand) => {
    hand.noise(0, 0.3, 0.16, 1400, 3200);
    return 0.16;
  },
  card: (hand) => {
    hand.noise(0, 0.5, 0.05, 1800, 700);
    hand.wood(C4 - 7, 0.012, 0.28);
    return 0.14;
  },
  step: (hand, step) => {
    hand.wood(C4 - 12 + Math.min(12, step), 0, 0.8); // a drum, one tone higher each time
    hand.wood(C4 - 5 + Math.min(12, step), 0.09, 0.6);
    return 0.24;
  },
  riffle: (hand) => {
    for (let card = 0; card < 12; card++) hand.noise(card * 0.032, 0.22 + card * 0.012, 0.03, 2600, 1200);
    return 0.38;
  },
  guessed: (hand) => {
    hand.bar(G4, 0.1, 0.5);
    hand.bar(C4, 0.34, 0.5, 0.34);
    return 0.68;
  },
  missed: (hand) => {
    hand.bar(C5, 0, 0.5);
    hand.bar(G5, 0.16, 0.5, 0.42);
    return 0.6;
  },
  loss: (hand) => {
    hand.bar(E4, 0, 0.4, 0.4);
    hand.bar(C4, 0.24, 0.4, 0.44);
    return 0.69;
  },
  bell: (hand) => {
    hand.bar(C6, 0, 0.35, 0.5);
    return 0.5;
  },
  call: (hand) => {
    hand.bar(G4, 0, 0.25, 0.5);
    return 0.5;
  },
  turn: (hand) => {
    hand.bar(E4 + 12, 0, 0.5);
    hand.bar(G4 + 12 + 2, 0.13, 0.5, 0.42);
    return 0.55;
  },
  oh: (hand) => {
    hand.bar(G4, 0, 0.5);
    hand.bar(E4, 0.15, 0.5, 0.4);
    return 0.55;
  },
  knock: (hand) => {
    hand.wood(C4 - 3, 0, 0.6);
    hand.wood(C4 - 5, 0.1, 0.5);
    return 0.22;
  },
  end: (hand) => {
    hand.bar(C5, 0, 0.45);
    hand.bar(G4, 0.14, 0.4);
    hand.bar(C5, 0.28, 0.4, 0.36);
    return 0.65;
  },
  win: (hand) => {
    [C5, E5, G5, D5 + 2, G5, C6].forEach((note, place) =>
      hand.bar(note, place * 0.085, 0.5, place === 5 ? 0.26 : 0.18),
    );
    return 0.69;
  },
};
