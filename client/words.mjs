// The few words of the service worker, said ahead for each language: it has no reader of Fluent.
import { FluentBundle, FluentResource } from "@fluent/bundle";

const SAID = ["push-played", "push-played-robot", "push-turn", "push-several"];
const ROBOTS = ["rouage", "ressort", "pignon", "piston", "boulon", "manivelle", "bobine", "loupiote"];

/** `known` is what the server says of its games, and its words by language. */
export function workerWords({ games, words }) {
  return Object.fromEntries(Object.entries(words).map(([language, text]) => [language, said(language, text, games)]));
}

function said(language, text, games) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const say = (key, given = {}) => bundle.formatPattern(bundle.getMessage(key).value, given);
  return {
    games: Object.fromEntries(
      games.filter(({ key }) => bundle.hasMessage(`${key}-name`)).map(({ key }) => [key, say(`${key}-name`)]),
    ),
    robots: Object.fromEntries(ROBOTS.map((robot) => [robot, say("ui-robot-name", { robot })])),
    said: Object.fromEntries(SAID.map((key) => [key, say(key, { by: "{by}", n: "{n}" })])),
  };
}
