/** What became of a comment that somebody wanted deleted. */
export type Deletion = { done: boolean; message: string };

const eventName = "portal:deletion";

/** Tells the `DeletionStatus` of the page, for the comment goes and can say nothing itself. */
export function announceDeletion(deletion: Deletion): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: deletion }));
}

export function onDeletion(listener: (deletion: Deletion) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<Deletion>).detail);
  window.addEventListener(eventName, heard);
  return () => window.removeEventListener(eventName, heard);
}

/** The address to read on at, saying to the page that comes what became of the comment. */
export function afterDeletion(path: string, done: boolean): string {
  return `${path.replace(/[?#].*/s, "")}?deleted=${done ? "yes" : "no"}#comments`;
}

/** What `afterDeletion` wrote: null where nothing was deleted. */
export function readDeleted(given: string | string[] | null | undefined): boolean | null {
  return given === "yes" ? true : given === "no" ? false : null;
}
