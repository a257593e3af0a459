import type { ReactNode } from "react";
import { renderHtml } from "./render-html";
import { StaticHtmlElement, type StaticHtmlProps } from "./static-html-element";
import { storeHtml } from "./store-html";

/**
 * An element with HTML that is rendered before. The page contains that HTML once: it is not repeated in React's data for the
 * browser. `id`: unique in the page; on stored pages the same id always has the same HTML.
 */
export function StaticHtml({ html, ...element }: StaticHtmlProps & { html: string }) {
  const htmlKey = storeHtml(html) ?? undefined;
  return <StaticHtmlElement {...element} htmlKey={htmlKey} html={htmlKey ? undefined : html} />;
}

/** The same for elements that are finished HTML from here on; `renderHtml` says which can be. */
export function StaticPart({ children, ...element }: StaticHtmlProps & { children: ReactNode }) {
  return <StaticHtml {...element} html={renderHtml(children)} />;
}
