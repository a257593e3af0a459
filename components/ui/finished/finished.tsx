import type { FinishedProps } from "./finished-html";
import { FinishedHtml } from "./finished-html";
import { shelve } from "./shelve";

/**
 * An element with finished HTML inside. The page contains that HTML once: it is not repeated in React's data for the
 * browser. `id`: unique in the page; on stored pages the same id always has the same HTML.
 */
export function Finished({ html, ...element }: FinishedProps & { html: string }) {
  const shelf = shelve(html) ?? undefined;
  return <FinishedHtml {...element} shelf={shelf} html={shelf ? undefined : html} />;
}
