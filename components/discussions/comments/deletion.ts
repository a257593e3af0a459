export type Deletion = { done: boolean; message: string };

const eventName = "portal:deletion";

/** Sends the result to the page's `DeletionStatus`, because the comment's own component disappears. */
export function announceDeletion(deletion: Deletion): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: deletion }));
}

export function onDeletion(listener: (deletion: Deletion) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<Deletion>).detail);
  window.addEventListener(eventName, onEvent);
  return () => window.removeEventListener(eventName, onEvent);
}

export function afterDeletion(path: string, done: boolean): string {
  return `${path.replace(/[?#].*/s, "")}?deleted=${done ? "yes" : "no"}#comments`;
}

/** Reads the result that `afterDeletion` wrote; null when nothing was deleted. */
export function readDeleted(given: string | string[] | null | undefined): boolean | null {
  return given === "yes" ? true : given === "no" ? false : null;
}
