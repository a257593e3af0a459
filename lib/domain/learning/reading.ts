import type { Content, Page, Topic } from "../../platform/content";
import type { Settings } from "../../platform/settings";
import type { CallContext } from "../call";

/** The part of a page's reading time for which it has to be open before it counts as read. */
export const neededShare = 0.1;
/** A page that was open for longer says nothing more by it. */
const mostMs = 60 * 60 * 1000;

/** By the pages' order: how long each was open, in milliseconds, or `true` where it counts as read, which it then stays. */
export type PageTimes = (number | true)[];
/** What decides whether a page counts as read. */
export type ReadingRule = Pick<CallContext, "content" | "settings" | "now">;
/** The page that is open in an enrollment, and since when. */
export type OpenPage = { current_topic_id: string | null; current_page: number | null; page_opened_at: string | null };

function neededMs(page: Pick<Page, "readingSeconds">, { testsWithoutWaiting }: Pick<Settings, "testsWithoutWaiting">): number {
  return testsWithoutWaiting ? 0 : page.readingSeconds * 1000 * neededShare;
}

/** The times after a page was open for this long. A page that the topic does not have changes nothing. */
export function addTime(topic: Pick<Topic, "pages">, before: PageTimes, page: number, ms: number, settings: Settings): PageTimes {
  const opened = topic.pages[page - 1];
  if (!opened) return before;
  const times: PageTimes = Array.from({ length: Math.max(before.length, page) }, (_, index) => before[index] ?? 0);
  const sofar = times[page - 1];
  if (sofar === true || sofar === undefined) return times;
  const total = sofar + Math.max(0, ms);
  // A page that was never open is at 0 too, so only an opening asks here.
  times[page - 1] = total >= neededMs(opened, settings) ? true : Math.min(total, mostMs);
  return times;
}

/** The times as they stand now: the page that is open has been so since it was opened. */
export function timesNow(topicId: string, stored: PageTimes, open: OpenPage, { content, settings, now }: ReadingRule): PageTimes {
  const topic = content.topicById.get(topicId);
  if (!topic || open.current_topic_id !== topicId || open.current_page === null || open.page_opened_at === null) return stored;
  return addTime(topic, stored, open.current_page, now.getTime() - Date.parse(open.page_opened_at), settings);
}

/** The numbers of the pages that count as read. */
export function readPages(times: PageTimes): number[] {
  return times.flatMap((time, index) => (time === true ? [index + 1] : []));
}

export function coversTopic(content: Pick<Content, "topicById">, topicId: string, times: PageTimes): boolean {
  const topic = content.topicById.get(topicId);
  return topic?.pages.every((_, index) => times[index] === true) ?? false;
}
