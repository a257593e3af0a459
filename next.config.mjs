import { fileURLToPath } from "node:url";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { mailedLinks, unlistedAddresses } from "./lib/contract/routes.ts";
import { contentSecurityPolicy } from "./server/finish/content-security-policy.ts";

// The development server needs `eval`; in production server/finish/content-security-policy.ts gives each page the policy of its own
// scripts.
const whileDeveloping = [
  { key: "Content-Security-Policy", value: contentSecurityPolicy(["'unsafe-inline'", "'unsafe-eval'"]) },
];

// A certificate shows a name: everybody with the address may see it, search engines may not list it.
const notListed = [{ key: "X-Robots-Tag", value: "noindex" }];

// The address of a mailed link holds a token: it must not be sent as a referrer, cached or listed (threats T11).
const mailedLink = [
  ...notListed,
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cache-Control", value: "private, no-store" },
];

/** @type {import("next").NextConfig} */
const config = {
  headers: async () => [
    ...(process.env.NODE_ENV === "production" ? [] : [{ source: "/:path*", headers: whileDeveloping }]),
    ...unlistedAddresses.map((source) => ({ source, headers: notListed })),
    ...mailedLinks.map((page) => ({ source: `/${page}/:path*`, headers: mailedLink })),
  ],
  // The development server logs each address that it answers, tokens included.
  logging: { incomingRequests: { ignore: [new RegExp(`^/(?:${mailedLinks.join("|")})/`)] } },
  reactStrictMode: true,
  // No header names a style sheet: a stored page does not need it (docs/decisions/0306), and others name it in their head.
  reactMaxHeadersLength: 0,
  // Both are on for everybody in Next's next major (docs/upgrading-next.md). What is stored, the server in front of Next
  // decides (server/route/stored-pages.ts): Next renders every page when it is asked for it.
  cacheComponents: true,
  partialPrefetching: true,
  // Pages rendered at run time are not written to the disk: made-up addresses fill none, and no page outlives the
  // comment it shows (rule: comments.post). The code of all pages is loaded by server/next/open-next.ts, which waits for
  // it. The address of a stored page has no query, so neither the check value that Next sends for caches without `Vary`
  // (docs/decisions/0132). With `cachedNavigations` a page of a person is
  // rendered twice and its data are three times as long.
  experimental: {
    isrFlushToDisk: false,
    preloadEntriesOnStart: false,
    validateRSCRequestHeaders: false,
    cachedNavigations: false,
  },
  // Matches every browser: title and description are in the head of each page, and never sent after it.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  // The server in front of Next compresses (server/start.ts): Next itself knows gzip only.
  compress: false,
  // The documented calls /api/users/profile/, /api/users/add-user-course-topic/ and /api/chatbot/post/ end in a slash.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ["fontkit", "pdfkit"],
  // `npm test` checks the types; a start of the portal need not wait for that.
  typescript: { ignoreBuildErrors: true },
};

/** During a build the file would be compiled into the middleware. */
const pageCache = fileURLToPath(new URL("./server/next/empty-page-cache.ts", import.meta.url));

/** One build serves any address and any backend, so it knows neither. */
function forgetTheSurroundings() {
  process.env.PORTAL_URL = "http://portal-address.invalid";
  delete process.env.PORTAL_UPSTREAM_URL;
}

const pages = ["tsx", "ts", "jsx", "js"];

// `(min-width: 768px)`, not `(width >= 768px)`, which browsers before 2022 do not understand (docs/decisions/0045). The
// running portal has no use for it.
/** @type {import("next").NextConfig["experimental"]} */
const styleSheets = { lightningCssFeatures: { include: ["media-queries"] } };

/** @param {string} phase */
export default (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return { ...config, cacheHandler: pageCache };
  if (phase === PHASE_PRODUCTION_BUILD) forgetTheSurroundings();
  return {
    ...config,
    experimental: {
      ...config.experimental,
      ...styleSheets,
      turbopackFileSystemCacheForBuild: process.env.BUILD_WITHOUT_CACHE !== "1",
    },
    // `page.dev.tsx` is a page while developing only: a build does not have its route.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx", ...pages] : pages,
  };
};
