import { createElement, Fragment, type ReactNode } from "react";

/** A text of the portal or a coordinator with the portal's own addresses ("/topic") as links. Never for a learner's text. */
export function LinkedText({ text }: { text: string }) {
  return createElement(Fragment, null, ...text.split(/(\s+)/).map(wordOrLink));
}

function wordOrLink(word: string): ReactNode {
  const [, path, rest] = /^(\/[a-z][\w/-]*)(.*)$/i.exec(word) ?? [];
  if (!path) return word;
  return (
    <>
      <a href={path}>{path}</a>
      {rest}
    </>
  );
}
