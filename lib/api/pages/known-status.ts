import { certificateStatus, wallStatus } from "../../domain/certificates";
import { type Content, content } from "../../platform/content";
import { shortPlanAddress } from "../../platform/content/class-plans/class-plan";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { openedDatabase } from "../../platform/db";
import type { KnownStatus } from "../../platform/portal";
import { settings } from "../../platform/settings";
import { portalContent } from "../content/portal-content";

type Kind = {
  /** The beginning of its addresses; the rest are the parts that `isThere` gets. */
  below: string;
  /** What the portal publishes whatever backend answers. The rest of an existing backend is known later. */
  isOwn?: true;
  isThere: (id: string, ...rest: string[]) => boolean;
};

// At least as permissive as the pages: what is missing here is sent as 404, whatever its page shows. An unknown course
// is none of them, because its address leads to the list of courses (rule: course.unknown).
const kinds: Kind[] = [
  {
    below: "/topic/",
    isThere: (name, slug, ...more) =>
      more.length === 0 && (slug === undefined ? hasTopic(name) : hasArticle(name, slug)),
  },
  { below: "/discussions/view/", isThere: (id) => content().discussions.some(({ slug }) => slug === id) },
  { below: "/course_discussions/view/", isThere: (id) => content().topicById.get(id)?.discussion != null },
  ownKind("/online-demo/", (id) => portalContent().campaigns.demos.some(({ state }) => state === id)),
  ownKind("/handouts/", (id) => portalContent().handouts.some((handout) => handout.id === id)),
  ownKind("/class-plans/", (id) => portalContent().classPlans.some((plan) => plan.id === id)),
  ownKind("/diagrams/", (id) => portalContent().drawings.some((drawing) => drawing.id === id)),
];

function ownKind(below: string, isThere: (id: string) => boolean): Kind {
  return { below, isOwn: true, isThere: (id, ...more) => more.length === 0 && isThere(id) };
}

/** Pages of a row: a certificate, and a wall that is shown to others. */
const rows = [
  { below: "/certificate/", readStatus: certificateStatus },
  { below: "/wall/", readStatus: wallStatus },
];

const hasTopic = (name: string) => content().coreIssues.some(({ slug }) => slug === name);
const hasArticle = (name: string, slug: string) =>
  content().articles.some((article) => article.topic === name && article.id === slug);

/** A campaign's page and its form. */
const campaignForm = /^\/([^/]+)\/enroll(?:\/|$)/;

/**
 * The status of an address whose page does not exist, from the content and, for a certificate or a wall, its row. Null where the
 * page exists, and where only its rendering can tell. `address`: without language and query.
 */
export async function knownStatus(address: string, hasBackend = settings().upstreamUrl !== null): Promise<KnownStatus> {
  if (campaignForm.test(address)) return isPublished(address) ? null : 404;
  const kind = kinds.find(({ below, isOwn }) => address.startsWith(below) && (isOwn || !hasBackend));
  const row = rows.find(({ below }) => address.startsWith(below));
  const parts = addressParts(address, kind?.below ?? row?.below ?? "/");
  if (!parts?.[0]) return null;
  const [id, ...rest] = parts;
  if (kind) return kind.isThere(id, ...rest) ? null : 404;
  if (hasBackend || rest.length > 0 || !row) return null;
  // Where the database does not answer, the page says so.
  return row.readStatus(openedDatabase().db, id).catch(() => null);
}

/** Null where a part is no UTF-8: such a request is rejected elsewhere. */
function addressParts(address: string, below: string): string[] | null {
  try {
    return address.slice(below.length).split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether the content has what an address names; true for an address that names nothing of it. */
export function isPublished(address: string): boolean {
  const campaign = campaignForm.exec(address)?.[1];
  if (campaign !== undefined) return portalContent().campaigns.pages.some(({ slug }) => slug === campaign);
  const kind = kinds.find(({ below }) => address.startsWith(below));
  if (!kind) return true;
  const [id, ...rest] = addressParts(address, kind.below) ?? [];
  return id !== undefined && kind.isThere(id, ...rest);
}

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
