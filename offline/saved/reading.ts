import type { StoredTopic } from "../queue/database";
import { addSeconds } from "../queue/queue";
import { queueStore } from "../queue/store";
import { noteFlag } from "./stored";
import { asWaiting } from "./waiting";

/** How often the time is written down; a page that is closed loses less than that. */
const stepMs = 3000;

/**
 * Counts the seconds for which a page is seen, with the clock that no setting of the phone changes, and keeps them until
 * they can be sent.
 */
export function countReading(account: string, { topicId, topic }: StoredTopic, page: number): void {
  let since: number | null = null;
  let rest = 0;
  // The first step writes at once, so that a page that was opened is known to have been.
  const write = async () => {
    const now = performance.now();
    if (since !== null) rest += now - since;
    since = document.visibilityState === "visible" ? now : null;
    const seconds = Math.floor(rest / 1000);
    rest -= seconds * 1000;
    await addSeconds(
      queueStore,
      asWaiting(account, {
        name: `reading/${topicId}/${page}`,
        method: "POST",
        path: `/offline/reading/${topicId}`,
        body: { page, seconds: 0 },
        about: { kind: "reading", title: topic.pages[page - 1]?.title ?? "" },
      }),
      seconds,
    );
    await noteFlag(account);
  };
  const step = () => void write().catch(() => undefined);
  step();
  setInterval(() => document.visibilityState === "visible" && step(), stepMs);
  document.addEventListener("visibilitychange", step);
}
