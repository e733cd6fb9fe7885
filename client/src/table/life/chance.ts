// Chance that every screen and every replay draws alike: from the match, what happened in it, and a robot's seat.

/** A whole number below 2³², as good as thrown with dice. */
export function drawn(match: string, what: string, seat: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${match} ${what} ${seat}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Once in so many times. */
export function isOneIn(count: number, match: string, what: string, seat: number): boolean {
  return drawn(match, what, seat) % count === 0;
}
