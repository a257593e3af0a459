import { staticPages } from "../platform/content/static-pages.ts";
import { campaignPages } from "./rules/campaign-pages.ts";

// The routes with rules of their own, for the middleware, the server in front of Next, the prefetch rule and the
// headers of pages. `[name]` matches one part of an address, `[...name]` one or more. Plain Node reads this file too
// (next.config.mjs, server).

/** They need a login (rule: login.required-routes). */
export const loginRoutes = [
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/dashboard",
  "/dashboard/classroom/[topic]",
  "/recall",
  "/my-course",
  "/my-courses/[id]",
  "/my-courses/[id]/cases/[case]",
  "/course/unenroll/[slug]",
  "/view/course/[id]",
  "/view/course/[id]/wall",
  "/course/module/[...place]",
  "/survey/course/[id]",
  "/discussions/report/[id]",
  "/discussions/edit/[id]",
  "/desk",
  "/desk/[...page]",
];

/** Pages that are the same for everybody and that no call changes, with published names in their addresses. */
export const publicRoutes = [
  "/",
  "/courses",
  "/programme",
  "/topic",
  "/topic/[name]",
  "/topic/[name]/[slug]",
  "/article",
  "/diagrams",
  "/diagrams/[id]",
  "/handouts/[id]",
  "/class-plans",
  "/class-plans/[id]",
  "/online-demo/[state]",
  ...Object.values(staticPages).map(({ address }) => address),
  "/privacy-notice",
  "/grievance",
  "/certdemo",
  "/offline",
  "/account/delete",
  "/account/closed",
  "/account/deleted",
  // The second is what a learner gets at the address of the first.
  ...campaignPages.flatMap((page) => [`/${page}/enroll`, `/${page}/enroll/learner`]),
];

/**
 * Pages that show what visitors write: comments or a course's rating. They are rendered per request, without the
 * visitor's cookies, so they are the same for everybody, and are stored until a call changes them
 * (docs/decisions/0042).
 */
export const sharedRoutes = [
  "/discussions",
  "/discussions/view/[id]",
  "/course_discussions/view/[slug]",
  "/info/course/[id]",
  ...campaignPages.map((page) => `/${page}`),
];

/** Lists, courses, articles, discussions and the foundation's pages: the same for everybody, without a form. */
const readingRoutes = [
  "/",
  "/courses",
  "/info/course/[id]",
  "/topic",
  "/topic/[name]",
  "/topic/[name]/[slug]",
  "/article",
  "/discussions",
  "/discussions/view/[id]",
  "/diagrams",
  "/class-plans",
  "/privacy-notice",
  ...Object.values(staticPages).map(({ address }) => address),
  ...campaignPages.map((page) => `/${page}`),
];

/** Pages that are rendered once for all learners in the same state (docs/templates.md). */
export const templateRoutes = ["/dashboard", "/view/course/[id]", "/course/module/[id]/primary/[page]"] as const;
export type TemplateRoute = (typeof templateRoutes)[number];

/** Pages that the sitemap lists; each has a preview picture of its own. */
export const listedRoutes = [
  ...readingRoutes,
  "/online-demo/[state]",
  "/handouts/[id]",
  "/class-plans/[id]",
  "/diagrams/[id]",
  "/register",
  "/account/delete",
  "/grievance",
];

/** No prefetching: a browser may not cache one visitor's page, and prefetching a redirect is useless. */
export const prefetchedRoutes = [...readingRoutes, "/programme", "/info/course/[id]/[...part]"];

/** The first parts of addresses that are mailed with a token in them. */
export const mailedLinks = [
  "reset-password",
  "reset-password-token",
  "verify-email",
  "unsubscribe",
  "resume_learning",
  "guardian-consent",
  "email-change",
  "closed-account",
  "invitation",
  "recall",
];

/** Where learners change their passwords. */
export const passwordPage = "/settings#password";

/** Addresses that show a name: everybody with the address may see them, search engines may not list them. */
export const unlistedAddresses = ["/certificate/:path*", "/api/certificate/:path*", "/wall/:path*", "/api/wall/:path*"];

/** The parts of an address that a route with `[name]` parts leaves open; null where it is not of that route. */
export function partsIn(route: string, address: string): string[] | null {
  const found = new RegExp(`^${route.replace(/\[\w+\]/g, "([^/?]+)")}$`).exec(address);
  return found?.slice(1) ?? null;
}

export function routeMatcher(routes: readonly string[]): RegExp {
  const patterns = routes.map((route) => route.replace(/\[\.{3}\w+\]/g, ".+").replace(/\[\w+\]/g, "[^/]+"));
  return new RegExp(`^(?:${patterns.join("|")})$`);
}
