import { certificateStatus, wallStatus } from "../../domain/certificates";
import { type Content, content } from "../../platform/content";
import { shortPlanAddress } from "../../platform/content/class-plans/class-plan";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { openedDatabase } from "../../platform/db";
import type { KnownStatus } from "../../platform/portal";
import { settings } from "../../platform/settings";

/**
 * The part of an address that names something of the content; of a discussion, its comments may follow. What the
 * content lacks is sent as 404, whatever its page shows. An unknown course is none of these, because its address leads
 * to the list of courses (rule: course.unknown).
 */
const named = /^\/(?:(?:topic|online-demo|handouts|class-plans|diagrams)\/.+|(?:course_)?discussions\/view\/[^/]+)/s;

const campaignForm = /^\/([^/]+)\/enroll(?:\/|$)/;

/** What the portal publishes whatever backend answers. The rest of an existing backend is known later. */
const own = /^\/(?:online-demo|handouts|class-plans|diagrams|r\/plan)\b/;

/** Pages of a row: a certificate, and a wall that is shown to others. */
const ofRow = /^\/(certificate|wall)\/([^/]+)$/;

/**
 * The status of an address whose page does not exist, from the content and, for a certificate or a wall, its row. Null where the
 * page exists, and where only its rendering can tell. `address`: without language and query.
 */
export async function knownStatus(address: string, hasBackend = settings().upstreamUrl !== null): Promise<KnownStatus> {
  const read = decoded(address);
  // Such a request is rejected elsewhere.
  if (read === null) return null;
  if (campaignForm.test(read) || (named.test(read) && (!hasBackend || own.test(read))))
    return isPublished(address) ? null : 404;
  const [, kind, id = ""] = ofRow.exec(read) ?? [];
  if (hasBackend || !kind) return null;
  const readStatus = kind === "wall" ? wallStatus : certificateStatus;
  // Where the database does not answer, the page says so.
  return readStatus(openedDatabase().db, id).catch(() => null);
}

/** Null where it is no UTF-8. */
function decoded(address: string): string | null {
  try {
    return decodeURI(address);
  } catch {
    return null;
  }
}

/** Whether the content has what an address names; true for an address that names nothing of it. */
export function isPublished(address: string): boolean {
  const campaign = campaignForm.exec(address)?.[1];
  if (campaign !== undefined) return content().campaigns.pages.some(({ slug }) => slug === campaign);
  const [name] = named.exec(decoded(address) ?? address) ?? [];
  return name === undefined || spellings().get(name) === name;
}

/** A published address as it is spelt, in any case; null for others. A backend may tell capitals apart. */
export function publishedSpelling(address: string, hasBackend = settings().upstreamUrl !== null): string | null {
  const all = spellings();
  const found = all.get(address) ?? all.get(address.toLowerCase());
  return found !== undefined && (!hasBackend || own.test(found)) ? found : null;
}

/** The content is replaced as a whole. */
const known = new WeakMap<Content, Map<string, string>>();

/** Every published address by itself, and by its small letters. */
function spellings(): Map<string, string> {
  const published = content();
  const before = known.get(published);
  if (before) return before;
  const { courses, topicById, classPlans, campaigns } = published;
  const ofCourse = ["/c", "/view/course", "/my-courses", "/survey/course", "/course/unenroll"];
  const addresses = [
    ...publicPages(published).map(({ path }) => path),
    ...courses.flatMap(({ id }) => ofCourse.map((page) => `${page}/${id}`)),
    ...[...topicById.values()].flatMap(({ id, discussion }) => (discussion ? `/course_discussions/view/${id}` : [])),
    ...classPlans.map(shortPlanAddress),
    ...campaigns.redirects.redirects.map(({ slug }) => `/r/${slug}`),
    ...campaigns.coBrandedTags.map(({ tag }) => `/p/${tag}`),
  ];
  const all = new Map([
    ...addresses.map((address) => [address.toLowerCase(), address] as const),
    // Last: of two that differ by case alone, each is its own.
    ...addresses.map((address) => [address, address] as const),
  ]);
  known.set(published, all);
  return all;
}
