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
