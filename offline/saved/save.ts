import type { OfferedCourse, SavedTopic } from "../../lib/contract/learning/offline";
import type { Language } from "../../lib/platform/i18n/language";
import { database } from "../queue/database";
import { savedFiles, savedPages, savedScripts, scriptsOfSaved } from "../shared/cache-names";
import { storeAssets } from "../worker/assets";
import { pageKey } from "../worker/page-key";
import { noteFlag } from "./stored";

export type Asked = { account: string; language: Language; signal: AbortSignal };

async function call<Answer>(path: string, { account, signal }: Asked, body?: object): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", "x-portal-account": account },
    body: body ? JSON.stringify(body) : null,
    signal,
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

export function readCourse(courseId: string, asked: Asked): Promise<OfferedCourse> {
  return call(`/offline/courses/${courseId}?language=${asked.language}`, asked);
}

/** Files that are stored already are not loaded again. */
async function storeFiles(cacheName: string, addresses: string[], signal: AbortSignal): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const answer = await fetch(address, { signal });
    // A picture that the visitor has switched off comes as no content.
    if (answer.status === 200) await cache.put(address, answer);
  }
}

/**
 * Saves the course itself: the names of its topics, its cases, and the script that shows what is saved.
 * @param follows - whether each next topic is saved by itself once it has opened
 */
export async function saveCourse(course: OfferedCourse, asked: Asked, follows: boolean): Promise<void> {
  await navigator.storage?.persist?.();
  const scripts = await caches.open(savedScripts);
  await scripts.addAll(scriptsOfSaved);
  const { account, language } = asked;
  const { course_id: courseId, topics, ...rest } = course;
  const named = topics.map(({ topic_id, name }) => ({ id: topic_id, name }));
  const locked = topics.filter(({ open }) => !open).map(({ topic_id }) => topic_id);
  await (await database()).put("courses", { ...rest, account, courseId, language, topics: named, follows, locked });
}

/** Saves one topic whole, with its pictures; it is stored at the end, so a half one is never shown. */
export async function saveTopic(topicId: string, bytes: number, recordings: string[], asked: Asked): Promise<void> {
  const { account, language, signal } = asked;
  const topic = await call<SavedTopic>(`/offline/topics/${topicId}`, asked, { language });
  await storeFiles(savedFiles, [...topic.pictures, ...recordings], signal);
  const what = { account, topicId, courseId: topic.course_id, language };
  await (await database()).put("topics", { ...what, savedAt: Date.now(), bytes, recordings, topic });
  await noteFlag(account);
}

/** Saves class plans and handouts, which are public pages, in this language. */
export async function savePlans(plans: OfferedCourse["plans"], { language, signal }: Asked): Promise<void> {
  const cache = await caches.open(savedPages);
  for (const { address } of plans) {
    const answer = await fetch(`${address}?language=${language}`, { signal });
    if (!answer.ok) continue;
    await storeAssets(await answer.clone().text());
    await cache.put(pageKey(new URL(address, location.origin), language), answer);
  }
}
