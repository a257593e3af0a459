"use client";

import { type HTMLAttributes, useEffect, useState } from "react";
import { storedHtml } from "./stored-html";

export type StaticHtmlProps = Omit<HTMLAttributes<HTMLElement>, "id" | "children"> & {
  as?: "div" | "header" | "footer" | "aside" | "section" | "script";
  id: string;
  /** Keeps its first HTML while the page is open, even if the server renders the page again. */
  stays?: boolean;
};

/** `html`: in React's data. `htmlKey`: the key by which the server finds it while rendering (`store-html.ts`). */
type HtmlOrKey = { html?: string; htmlKey?: string };

/**
 * The element of `StaticHtml`. In the browser React uses the HTML that is in the page already. When a page is opened or
 * rendered again without a page load, React's data contains the HTML (`html`), unless it was stored without: then the page
 * is loaded.
 */
export function StaticHtmlElement({
  as: Element = "div",
  id,
  html,
  htmlKey = "",
  stays,
  ...rest
}: StaticHtmlProps & HtmlOrKey) {
  const [first] = useState(
    () =>
      html ?? (typeof window === "undefined" ? storedHtml(htmlKey) : (document.getElementById(id)?.innerHTML ?? null)),
  );
  useEffect(() => {
    if (first === null) window.location.reload();
  }, [first]);
  const inner = stays || html === undefined || html === first || isInPage(html, first) ? first : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the portal's own components, or sanitised when the content was loaded
  return <Element {...rest} id={id} dangerouslySetInnerHTML={{ __html: inner ?? "" }} suppressHydrationWarning />;
}

/** Whether the page has this HTML, apart from how browsers write it. Then the element stays as it is. */
function isInPage(html: string, first: string | null): boolean {
  if (typeof document === "undefined") return false;
  const read = document.createElement("template");
  read.innerHTML = html;
  return read.innerHTML === first;
}
