/** Pages that the server renders with the learner's progress. */
const withProgress = /^\/(?:dashboard|view\/course\/[^/]+)$/;

/** Whether a page is old once what waited is stored: it shows progress, and nobody types in it. */
export function isOutdated(count: number, page: { path: string; isSaved: boolean; isTypedIn: boolean }): boolean {
  return count > 0 && withProgress.test(page.path) && !page.isSaved && !page.isTypedIn;
}
