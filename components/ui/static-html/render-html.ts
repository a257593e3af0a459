import "server-only";
import path from "node:path";
import type { ReactNode } from "react";

type Renderer = { renderToStaticMarkup: (element: ReactNode) => string };
let renderer: Renderer | undefined;

/**
 * The HTML of an element whose components are synchronous, have no state and are no client components. Node loads
 * React's HTML renderer here, because Next gives server components none. It costs a tenth of rendering the same
 * elements as part of a page, which React renders twice: as data for the browser, and from that data as HTML.
 */
export function renderHtml(element: ReactNode): string {
  renderer ??= process.getBuiltinModule("node:module").createRequire(path.join(process.cwd(), "package.json"))(
    "react-dom/server",
  ) as Renderer;
  return renderer.renderToStaticMarkup(element).replace(preloads, "");
}

/** The preload links that React writes before pictures. They are useless: the pictures follow at once. */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const rendered = new Map<string, string>();

/** HTML that depends only on its key, rendered at its first use. `key`: all that the HTML depends on. */
export function renderOnce(key: string, element: () => ReactNode): string {
  if (process.env.NODE_ENV === "development") return renderHtml(element());
  const known = rendered.get(key) ?? renderHtml(element());
  rendered.set(key, known);
  return known;
}
