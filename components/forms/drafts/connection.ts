import { listenTo } from "../listen-to";

/** `stays`: a link was not followed, because the browser would show its error page in place of this one. */
export type ConnectionNews = "lost" | "back" | "restored" | "stays";

const eventName = "portal:connection";

/** Passes a change to the page's `ConnectionNotice`, which shows it. */
export function tellConnection(news: ConnectionNews): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: news }));
}

export function onConnectionNews(listener: (news: ConnectionNews) => void): () => void {
  return listenTo(window, {
    [eventName]: (event) => listener((event as CustomEvent<ConnectionNews>).detail),
    offline: () => listener("lost"),
    online: () => listener("back"),
  });
}
