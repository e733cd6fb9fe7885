// A sentence in which the words that matter most are bold.
import type { VNode } from "preact";

export function Sentence({ text, strong }: { text: string; strong: string }): VNode {
  const at = strong ? text.indexOf(strong) : -1;
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <b>{strong}</b>
      {text.slice(at + strong.length)}
    </>
  );
}
