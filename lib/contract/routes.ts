// The routes with rules of their own, for the middleware and the headers of pages. `[name]` stands for one part of an address, `[...name]`
// for one or more. Plain values without imports: next.config.mjs reads this file too.

/** They need a login (rule: login.required-routes). */
export const loginRoutes = [
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/dashboard",
  "/my-course",
  "/my-courses/[id]",
  "/course/unenroll/[slug]",
  "/view/course/[id]",
  "/course/module/[...place]",
  "/survey/course/[id]",
  "/discussions/report/[id]",
  "/desk",
  "/desk/[...page]",
];

/** The first parts of addresses that are mailed with a token in them. */
export const mailedLinks = ["reset-password", "reset-password-token", "verify-email", "unsubscribe", "resume_learning", "guardian-consent"];

/** Addresses that show a name: everybody with the address may see them, search engines may not list them. */
export const unlistedAddresses = ["/certificate/:path*", "/api/certificate/:path*"];

/** Matches the addresses of these routes. */
export function matcherOf(routes: readonly string[]): RegExp {
  const patterns = routes.map((route) => route.replace(/\[\.{3}\w+\]/g, ".+").replace(/\[\w+\]/g, "[^/]+"));
  return new RegExp(`^(?:${patterns.join("|")})$`);
}
