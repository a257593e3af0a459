import { type Content, content } from "../../platform/content";
import { shortPlanAddress } from "../../platform/content/class-plans/class-plan";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { settings } from "../../platform/settings";

/** What the portal publishes whatever backend answers. */
const own = /^\/(?:online-demo|handouts|class-plans|diagrams|r\/plan)\b/;

/** The content is replaced as a whole. */
const known = new WeakMap<Content, Map<string, string>>();

/** A published address as it is spelt, in any case; null for others. A backend may tell capitals apart. */
export function publishedSpelling(address: string, hasBackend = settings().upstreamUrl !== null): string | null {
  const all = known.get(content()) ?? spellings(content());
  known.set(content(), all);
  const found = all.get(address) ?? all.get(address.toLowerCase());
  return found !== undefined && (!hasBackend || own.test(found)) ? found : null;
}

function spellings(published: Content): Map<string, string> {
  const { courses, topicById, classPlans, campaigns } = published;
  const ofCourse = ["/c", "/view/course", "/my-courses", "/survey/course", "/course/unenroll"];
  const addresses = [
    ...publicPages(published).map(({ path }) => path),
    ...courses.flatMap(({ id }) => ofCourse.map((page) => `${page}/${id}`)),
    ...[...topicById.values()].map(({ id }) => `/course_discussions/view/${id}`),
    ...classPlans.map(shortPlanAddress),
    ...campaigns.redirects.redirects.map(({ slug }) => `/r/${slug}`),
    ...campaigns.coBrandedTags.map(({ tag }) => `/p/${tag}`),
  ];
  return new Map([
    ...addresses.map((address) => [address.toLowerCase(), address] as const),
    // Last: of two that differ by case alone, each is its own.
    ...addresses.map((address) => [address, address] as const),
  ]);
}
