import type { Content, Page, Topic } from "../../platform/content";
import type { Settings } from "../../platform/settings";
import type { CallContext } from "../call";

/** The share of a page's reading time for which it must be open to count as read (rule: topic.read-first). */
export const neededShare = 0.25;
/** The most time that is stored for a page; more is not evidence of reading. */
const mostMs = 60 * 60 * 1000;

/** By page, in order: the milliseconds it was open, or `true` once it counts as read, which is permanent. */
export type PageTimes = (number | true)[];
/** The inputs that decide whether a page counts as read. */
export type ReadingRule = Pick<CallContext, "content" | "settings" | "now">;
/** The page that is open in an enrollment, and since when (ISO 8601). */
export type OpenPage = { current_topic_id: string | null; current_page: number | null; page_opened_at: string | null };

type Pages = Pick<Topic, "pages">;
/** Whether pages need no time, as in some tests. */
type Pace = Pick<Settings, "testsWithoutWaiting">;

function neededMs(page: Pick<Page, "readingSeconds">, { testsWithoutWaiting }: Pace): number {
  return testsWithoutWaiting ? 0 : page.readingSeconds * 1000 * neededShare;
}

/** Adds `ms` to the time of a page. A page number that the topic does not have changes nothing. */
export function addTime(topic: Pages, before: PageTimes, page: number, ms: number, pace: Pace): PageTimes {
  const opened = topic.pages[page - 1];
  if (!opened) return before;
  const times: PageTimes = Array.from({ length: Math.max(before.length, page) }, (_, index) => before[index] ?? 0);
  const sofar = times[page - 1];
  if (sofar === true || sofar === undefined) return times;
  const total = sofar + Math.max(0, ms);
  // A page that was never open has 0 ms too; this function is only called for pages that were opened.
  times[page - 1] = total >= neededMs(opened, pace) ? true : Math.min(total, mostMs);
  return times;
}

/** Times of a page that was opened before are stated in steps of this many seconds (rule: topic.read-first). */
const statedStep = 5;

/**
 * For how many more whole seconds the open page must stay open to count as read, `again` where it was open before; null
 * where it counts. A page's first opening says the same to everybody and later ones are rounded up, so that few
 * templates of a lesson differ by it (docs/templates.md).
 */
export function openPageNeeds(topic: Pages, times: PageTimes, page: number, pace: Pace) {
  const [found, time = 0] = [topic.pages[page - 1], times[page - 1]];
  if (!found || time === true) return null;
  const needed = neededMs(found, pace);
  if (time >= needed) return null;
  const whole = Math.ceil(needed / 1000);
  if (time === 0) return { seconds: whole, again: false };
  return { seconds: Math.min(whole, Math.ceil((needed - time) / 1000 / statedStep) * statedStep), again: true };
}

/** For how many more seconds a page must be open to count as read; 0 for one never open, or read. */
export function secondsShort(topic: Pages, times: PageTimes, page: number, pace: Pace): number {
  return !times[page - 1] ? 0 : (openPageNeeds(topic, times, page, pace)?.seconds ?? 0);
}

/** The times including the open page's time since its opening. */
export function timesNow(topicId: string, stored: PageTimes, open: OpenPage, rule: ReadingRule): PageTimes {
  const topic = rule.content.topicById.get(topicId);
  if (!topic || open.current_topic_id !== topicId || open.current_page === null || open.page_opened_at === null)
    return stored;
  const ms = rule.now.getTime() - Date.parse(open.page_opened_at);
  return addTime(topic, stored, open.current_page, ms, rule.settings);
}

/** The numbers, from 1, of the pages that count as read. */
export function readPages(times: PageTimes): number[] {
  return times.flatMap((time, index) => (time === true ? [index + 1] : []));
}

export function coversTopic(content: Pick<Content, "topicById">, topicId: string, times: PageTimes): boolean {
  const topic = content.topicById.get(topicId);
  return topic?.pages.every((_, index) => times[index] === true) ?? false;
}
