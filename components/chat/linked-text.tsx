import { createElement, Fragment, type ReactNode } from "react";

/**
 * A text of the portal or a coordinator with its links to the portal's own pages: named ones
 * ("[Profile](/usr/UpdateInfo)") and bare addresses ("/topic"). Never for a learner's text.
 */
export function LinkedText({ text }: { text: string }) {
  return createElement(Fragment, null, ...text.split(/(\[[^\]]+\]\(\/[\w/-]*\)|\s+)/).map(wordOrLink));
}

function wordOrLink(word: string): ReactNode {
  const [, name, named] = /^\[([^\]]+)\]\((\/[\w/-]*)\)$/.exec(word) ?? [];
  if (named)
    return (
      <a href={named} className="underline">
        {name}
      </a>
    );
  const [, path, rest] = /^(\/[a-z][\w/-]*)(.*)$/i.exec(word) ?? [];
  if (!path) return word;
  return (
    <>
      <a href={path} className="underline">
        {path}
      </a>
      {rest}
    </>
  );
}
