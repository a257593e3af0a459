/** Adds listeners to a window, a document or an element. @returns what removes them, for an effect to return */
export function listenTo(target: EventTarget, listeners: Record<string, (event: Event) => void>): () => void {
  const over = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener, { signal: over.signal });
  return () => over.abort();
}
