// The server this page comes from: what it says of itself, and how it is asked for things.
import type {
  DayResults,
  DaySecret,
  DeviceList,
  Facts as MatchFacts,
  KeptPicture,
  KeptPictures,
  KeyMoments,
  Games,
  Handover,
  How,
  LeagueTable,
  LessonPage,
  MatchPicture,
  Me,
  Msg,
  MyLeagues,
  MyTables,
  NewLeague,
  NewTable,
  Opened,
  PhotoList,
  PushInfo,
  RecordElsewhere,
  RecordKept,
  Records,
  Replay,
  RulesPage,
  SharedLink,
  SpareKey,
  Stats,
  Subscription,
  TableInfo,
  TableList,
  TicketGiven,
  Today,
  TurningPoint,
  Verdict,
} from "../protocol/wire";

export interface Facts {
  build: string;
  wire: number;
  pictures: string; // the stamp in the addresses of faces
  languages: string[];
  words: Record<string, Record<string, string>>; // addresses, by language and by game; what all share is `core`
  games: GameFacts[];
  bots: string[]; // the kinds of robots, the gentlest first
  expected: boolean; // whoever came with this page is at the table that it is for
  day?: boolean; // false: there is no deal of the day
}

export interface GameFacts {
  key: string;
  seats: [number, number];
  age: number; // 0: nobody said
  minutes: number;
  scores?: boolean; // its matches give points of their own
  learns?: boolean; // there is a lesson
  how?: boolean; // it is told in pictures how it is played
  art?: boolean; // false: there are no pictures
  evening?: string[]; // its games, if it is several
  races?: boolean; // somebody may be first in it
  photos?: boolean; // people may bring photographs to it
  makes?: boolean; // a match may have a picture that was made for it
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly why: Msg,
    readonly status: number,
  ) {
    super(code);
  }
}

const AWAY: Msg = { key: "ui-house-away" };

export const facts: Facts = JSON.parse(document.getElementById("house")?.textContent ?? "{}") as Facts;

const TIMEOUT = 20_000; // milliseconds for an answer

/** One request. What is refused, and a server that does not answer, is an ApiError with words for people. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  until = AbortSignal.timeout(TIMEOUT),
): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
      signal: until,
    });
    text = await answer.text();
  } catch {
    throw new ApiError("away", AWAY, 0);
  }
  const found = parsed(text);
  if (answer.ok) return found as T;
  const no = found as { code?: string; why?: Msg } | null;
  throw new ApiError(no?.code ?? "fault", no?.why ?? AWAY, answer.status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const api = {
  me: () => ask<Me>("GET", "/api/1/me"),
  rename: (name: string, door?: string) => ask<Me>("PUT", "/api/1/me", { name, door }),
  chooseAnimal: (animal: number) => ask<Me>("PUT", "/api/1/me/animal", { animal }),
  forget: () => ask<unknown>("DELETE", "/api/1/me"),
  myTables: () => ask<MyTables>("GET", "/api/1/me/tables"),
  push: () => ask<PushInfo>("GET", "/api/1/push"),
  askPush: (told: Subscription) => ask<unknown>("PUT", "/api/1/me/push", told),
  endPush: () => ask<unknown>("DELETE", "/api/1/me/push"),
  devices: () => ask<DeviceList>("GET", "/api/1/me/devices"),
  dropDevice: (id: string) => ask<unknown>("DELETE", `/api/1/me/devices/${encodeURIComponent(id)}`),
  spareKey: () => ask<SpareKey>("POST", "/api/1/me/spare"),
  signOutDevices: () => ask<Me>("DELETE", "/api/1/me/devices"),
  handover: () => ask<Handover>("POST", "/api/1/me/handover"),
  takeOver: (token: string) => ask<Me>("POST", "/api/1/handover", { token }),
  games: () => ask<Games>("GET", "/api/1/games"),
  photos: () => ask<PhotoList>("GET", "/api/1/photos"),
  tables: () => ask<TableList>("GET", "/api/1/tables"),
  open: (table: NewTable) => ask<Opened>("POST", "/api/1/tables", table),
  table: (code: string) => ask<TableInfo>("GET", `/api/1/tables/${encodeURIComponent(code)}`),
  isHall: (code: string) => ask<unknown>("GET", `/api/1/rooms/${encodeURIComponent(code)}`),
  ticket: (code: string, until: AbortSignal) =>
    ask<TicketGiven>("POST", `/api/1/tables/${encodeURIComponent(code)}/ticket`, undefined, until),
  how: (game: string) => ask<How>("GET", `/api/1/games/${encodeURIComponent(game)}/how`),
  rules: (game: string, lang: string, theme: string) =>
    ask<RulesPage>("GET", `/api/1/rules/${encodeURIComponent(game)}?lang=${lang}&theme=${theme}`),
  lesson: (game: string) => ask<LessonPage>("GET", `/api/1/lessons/${encodeURIComponent(game)}`),
  today: () => ask<Today>("GET", "/api/1/days/today"),
  playDay: (day: string, game: string, again: boolean) => ask<Opened>("POST", dayAddress(day, game), { again }),
  dayResults: (day: string, game: string) => ask<DayResults>("GET", dayAddress(day, game)),
  soFar: (code: string, from: number) =>
    ask<Replay>("GET", `/api/1/tables/${encodeURIComponent(code)}/mine?from=${from}`),
  leaveGhost: (day: string, game: string) => ask<unknown>("PUT", `${dayAddress(day, game)}/ghost`),
  takeGhostBack: (day: string, game: string) => ask<unknown>("DELETE", `${dayAddress(day, game)}/ghost`),
  daySecret: (day: string) => ask<DaySecret>("GET", dayAddress(day, "secret")),
  records: (before?: string) =>
    ask<Records>("GET", `/api/1/records${before ? `?before=${encodeURIComponent(before)}` : ""}`),
  keepRecord: (match: RecordElsewhere) => ask<RecordKept>("POST", "/api/1/records", match),
  dropRecord: (id: string) => ask<unknown>("DELETE", recordAddress(id)),
  replay: (id: string, seat: number | null, from: number) =>
    ask<Replay>("GET", `${recordAddress(id)}/replay?from=${from}${seat === null ? "" : `&seat=${seat}`}`),
  shared: (token: string, from: number) =>
    ask<Replay>("GET", `/api/1/links/${encodeURIComponent(token)}/replay?from=${from}`),
  stats: (game = "") => ask<Stats>("GET", `/api/1/me/stats${game ? `?game=${encodeURIComponent(game)}` : ""}`),
  keepSums: (keep: boolean) => ask<Stats>("PUT", "/api/1/me/stats", { keep }),
  branch: (id: string, at: number, seat: number | null) =>
    ask<Opened>("POST", `${recordAddress(id)}/branch`, { at, seat }),
  watched: (id: string) => ask<unknown>("POST", `${recordAddress(id)}/watched`),
  leagues: () => ask<MyLeagues>("GET", "/api/1/leagues"),
  newLeague: (league: NewLeague) => ask<LeagueTable>("POST", "/api/1/leagues", league),
  league: (id: string) => ask<LeagueTable>("GET", leagueAddress(id)),
  joinLeague: (id: string, people: string[]) => ask<LeagueTable>("POST", leagueAddress(id), { people }),
  leaveLeague: (id: string) => ask<unknown>("DELETE", leagueAddress(id)),
  addEvening: (id: string, day: string) => ask<LeagueTable>("POST", `${leagueAddress(id)}/evenings`, { day }),
  dropEvening: (id: string, day: string) => ask<unknown>("DELETE", `${leagueAddress(id)}/evenings/${day}`),
  share: (id: string) => ask<SharedLink>("POST", `${recordAddress(id)}/link`),
  unshare: (id: string) => ask<unknown>("DELETE", `${recordAddress(id)}/link`),
  verify: (id: string) => ask<Verdict>("GET", `${recordAddress(id)}/verify`),
  turningPoint: (id: string) => ask<TurningPoint>("GET", `${recordAddress(id)}/turn`),
  keyMoments: (id: string, seat: number | null) =>
    ask<KeyMoments>("GET", `${recordAddress(id)}/moments${seat === null ? "" : `?seat=${seat}`}`),
  matchPicture: (id: string) => ask<MatchPicture>("GET", `${recordAddress(id)}/picture`),
  keepPicture: (id: string, name: string) => ask<KeptPicture>("POST", `${recordAddress(id)}/picture`, { name }),
  pictures: () => ask<KeptPictures>("GET", "/api/1/pictures"),
  dropPicture: (id: string) => ask<unknown>("DELETE", `/api/1/pictures/${encodeURIComponent(id)}`),
  matchFacts: (id: string) => ask<MatchFacts>("GET", `${recordAddress(id)}/facts`),
};

function dayAddress(day: string, what: string): string {
  return `/api/1/days/${encodeURIComponent(day)}/${encodeURIComponent(what)}`;
}

/** What came of my deal, as a picture to share. */
export function pictureAddress(day: string, game: string, language: string, isNamed: boolean): string {
  return `${dayAddress(day, game)}/picture.png?lang=${language}&name=${isNamed}`;
}

/** Where the record of a match is, as a file to keep. */
export function recordAddress(id: string): string {
  return `/api/1/records/${encodeURIComponent(id)}`;
}

function leagueAddress(id: string): string {
  return `/api/1/leagues/${encodeURIComponent(id)}`;
}

/** Where a face is: drawn in the reader's language and theme, and never changing. */
export function faceAddress(name: string, language: string, theme: string): string {
  if (name.startsWith("/")) return name; // a sealed one comes with its address
  return `${LOCAL ? "" : "/"}faces/${facts.pictures}/${language}-${theme}/${name}.svg`;
}

export function gameFacts(key: string): GameFacts | undefined {
  return facts.games.find((each) => each.key === key);
}
