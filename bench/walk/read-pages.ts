import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "./caller";
import { FailedCall } from "./caller";
import { fillSurvey } from "./fill-survey";

/** A quarter of the page's reading time, and a margin for the network. */
const neededShare = 0.25;
const marginMs = 300;
const mostLooks = 5;

type Page = { form_data: unknown; reading_seconds: number };

/**
 * Reads every page of a topic as long as it has to be open. It does not wait if the portal requires no time, as in the
 * tests. @returns the answers to its survey forms
 */
export async function readPages(
  { caller, language, reading }: { caller: Caller; language: string; reading: { seconds: number } },
  topicId: string,
): Promise<Record<string, string>[]> {
  const pages = (await caller.call("GET", `/courses/getsubTopicList/${topicId}?language=${language}`)) as unknown as {
    page: number;
  }[];
  const forms: Record<string, string>[] = [];
  for (const { page } of pages) {
    const { form_data, reading_seconds } = (await caller.call(
      "GET",
      `/courses/topicPrimaryReading/${topicId}/${page}?language=${language}`,
    )) as Page;
    reading.seconds += reading_seconds;
    await untilRead(caller, topicId, page, reading_seconds * 1000 * neededShare + marginMs);
    if (typeof form_data === "string" && form_data) forms.push(fillSurvey(form_data));
  }
  return forms;
}

async function untilRead(caller: Caller, topicId: string, page: number, ms: number): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const { data } = (await caller.call("POST", `/users/reading/${topicId}`, { page })) as {
      data: { pages_read?: number[] };
    };
    if (data.pages_read === undefined || data.pages_read.includes(page)) return;
    await sleep(ms);
  }
  throw new FailedCall(
    "POST",
    `/users/reading/${topicId}`,
    `200, but page ${page} does not count as read`,
    `It was open for ${(mostLooks * ms) / 1000} seconds.`,
  );
}
