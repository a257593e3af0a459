/** `stays`: a link was not followed, because the browser would show its error page in place of this one. */
export type ConnectionNews = "lost" | "back" | "restored" | "stays";

const eventName = "portal:connection";

/** Passes a change to the page's `ConnectionNotice`, which shows it. */
export function tellConnection(news: ConnectionNews): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: news }));
}

export function onConnectionNews(listener: (news: ConnectionNews) => void): () => void {
  const onEvent = (event: Event) => listener((event as CustomEvent<ConnectionNews>).detail);
  const offline = () => listener("lost");
  const online = () => listener("back");
  window.addEventListener(eventName, onEvent);
  window.addEventListener("offline", offline);
  window.addEventListener("online", online);
  return () => {
    window.removeEventListener(eventName, onEvent);
    window.removeEventListener("offline", offline);
    window.removeEventListener("online", online);
  };
}
