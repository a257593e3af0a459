type Listeners = Record<string, (event: Event) => void>;

/** Adds listeners to a window, a document or an element. @returns what removes them, for an effect to return */
export function listenTo(target: EventTarget, listeners: Listeners): () => void {
  const over = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener, { signal: over.signal });
  return () => over.abort();
}
