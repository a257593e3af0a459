import { createElement, Fragment, type ReactNode } from "react";

type Props = { from: "learner" | "other"; who: string; when?: string; anchor?: boolean; children: ReactNode };

/** One message; its side, its colour and a label show the author. */
export function Bubble({ from, who, when, anchor = false, children }: Props) {
  const mine = from === "learner";
  return (
    <li data-anchor={anchor || undefined} className={`flex flex-col ${mine ? "items-end" : "items-start"}`}>
      <p className="text-small text-ink-soft">
        {who}
        {when && ` · ${when}`}
      </p>
      <div
        className={`max-w-[88%] whitespace-pre-wrap break-words rounded-card px-3.5 py-2 leading-normal ${mine ? "rounded-ee-none bg-peacock-tint" : "rounded-es-none border border-hairline bg-white"}`}
      >
        {children}
      </div>
    </li>
  );
}

/** A text of portal or coordinator with links: "[Profile](/usr/UpdateInfo)", "/topic". Never a learner's text. */
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
