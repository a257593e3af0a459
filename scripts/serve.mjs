import "./server/survive-log-errors.mjs";
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { navigationHeaders } from "../lib/api/next-internals.ts";
import { sharedHeader } from "../lib/contract/meta/shared-header.ts";
import { connectionLimits } from "./server/connection-limits.ts";
import { queryCounter } from "./server/count-queries.ts";
import { replaceFailedPage, sendErrorPage } from "./server/error-page.ts";
import { setForwardedHeaders } from "./server/forwarded-headers.ts";
import { nextVersionProblem } from "./server/next-version.ts";
import { addressNormalizer } from "./server/normalize-address.ts";
import { pagePolicies } from "./server/policy/page-policy.ts";
import { isSharedPage } from "./server/policy/whole-page.ts";
import { rejectEarly } from "./server/reject-early.ts";
import { responseCache } from "./server/response-cache.ts";
import { trackResponses } from "./server/responses-in-flight.ts";
import { builtRoutes, guestPages } from "./server/routing/guest-pages.ts";
import { routeReads } from "./server/routing/route-reads.ts";
import { ensureSessionSecret } from "./server/session-secret.mjs";
import { withSingleSlashes } from "./server/single-slashes.ts";
import { requestSlowPages } from "./server/warm-up.mjs";
import { root } from "./steps.mjs";

// The portal's server: Next behind one plain node:http server, which decides whose X-Forwarded-* counts (threats T27).

const wrongNext = nextVersionProblem(createRequire(import.meta.url)("next/package.json").version);
if (wrongNext) {
  console.error(wrongNext);
  process.exit(1);
}

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0);
process.env.SESSION_SECRET = ensureSessionSecret(process.env);
const publicUrl = process.env.PORTAL_URL ? new URL(process.env.PORTAL_URL) : null;

/** Set here and not by Next's configuration, which would work each of them out for each request. */
const headersOfAll = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", "camera=(), microphone=(), geolocation=()"],
];

/** Removes what a stranger may not set in the headers and normalizes the address, before anything reads them. */
function cleanRequest(request) {
  setForwardedHeaders(request, { trustedProxies, publicUrl });
  // No connection is upgraded here, so the offer is ignored (RFC 9110). Next would act on it.
  if (!dev) for (const name of ["upgrade", "http2-settings"]) delete request.headers[name];
  request.url = withSingleSlashes(request.url);
  addresses.normalize(request);
}

// A page that fails (lib/api/pages/page-status.ts) leaves its status here, because it is rendered after Next has chosen 200.
const answers = new AsyncLocalStorage();
globalThis.portalAnswers = answers;

/**
 * A page's language depends on a cookie, so no shared cache may store it for another visitor (threats T26). Next sets `s-maxage` for
 * prerendered pages itself, after the page and the middleware have set their headers; this replaces it.
 */
function finishHead(request, response, answer) {
  const writeHead = response.writeHead;
  const isShared = !dev && isSharedPage(request);
  response.writeHead = function writeHeadOfPage(status, ...rest) {
    const isPrerendered = String(response.getHeader("cache-control") ?? "").includes("s-maxage");
    if (isPrerendered || (isShared && (answer.status ?? status) < 400)) {
      answer.isForEverybody = true;
      response.setHeader("Cache-Control", "private, no-cache");
      response.appendHeader("Vary", "Cookie");
    }
    if (response.hasHeader(sharedHeader)) {
      answer.isForEverybody = true;
      response.removeHeader(sharedHeader);
    }
    const sent = answer.status ?? status;
    if (sent === 503 && !response.hasHeader("retry-after")) response.setHeader("Retry-After", "10");
    return writeHead.call(response, sent, ...rest);
  };
}

// A prerendered page holds its content twice, as HTML and as data for React, further apart than gzip's window; Brotli finds the repetition.
// At this quality it costs the processor time of gzip and makes a page a third smaller; its window holds the longest page
// (docs/decisions/0023).
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } } });

// Before the database is opened.
const countQueries = queryCounter(dev ? {} : process.env);
const ownOrigin = new URL(process.env.PORTAL_URL || `http://localhost:${port}`).origin;
const app = next({ dev, port, hostname: undefined });
await app.prepare();
// In development the policy of next.config.mjs holds.
const setPolicy = dev ? () => {} : pagePolicies();
const handle = app.getRequestHandler();
const openAnswer = trackResponses();
const addresses = addressNormalizer(path.join(root, "public"), dev ? null : path.join(root, ".next", "static"));
// In development a page changes without a call that declares it.
const cache = dev ? null : responseCache({ isFile: addresses.isFile });
const guestPageOf = dev ? () => null : guestPages(builtRoutes());
// For a change that another process has made (lib/api/pages/page-changes.ts).
globalThis.portalResponses = { listeners: new Set(), ...globalThis.portalResponses, drop: cache?.dropPages };
const server = createServer(connectionLimits(process.env, dev), (request, response) => {
  cleanRequest(request);
  const guestPage = addresses.isFile(request.url) ? null : guestPageOf(request);
  if (guestPage) request.url = guestPage;
  if (cache?.answer(request, response, guestPage !== null)) return;
  for (const [name, value] of headersOfAll) response.setHeader(name, value);
  // Set here and not by the build, because one build serves any PORTAL_URL.
  if (publicUrl?.protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
  const answer = openAnswer(request, response);
  answer.pagesChange = () => cache?.pagesChange(response);
  answer.onlyReads = request.method === "GET" || request.method === "HEAD";
  // What asks for React's data alone: a navigation without a page load, and an action that React calls.
  answer.sendsDocument = navigationHeaders.every((name) => request.headers[name] === undefined);
  cache?.record(request, response, () => answer.isForEverybody === true, guestPage !== null);
  finishHead(request, response, answer);
  countQueries(response, () =>
    compress(request, response, () => {
      setPolicy(request, response, answer, guestPage !== null);
      const rejection = rejectEarly(request, addresses.isFile(request.url), ownOrigin);
      if (rejection) return sendErrorPage(request, response, rejection.status, rejection.allow ? { Allow: rejection.allow } : {});
      replaceFailedPage(request, response, answer);
      answers.run(answer, () => routeReads(request).then(() => handle(request, response)));
    }),
  );
});
if (dev) server.on("upgrade", app.getUpgradeHandler());
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
});
server.listen(port, () => {
  console.log(`The portal is open at ${process.env.PORTAL_URL || `http://localhost:${port}`}`);
  if (!dev && !process.env.PORTAL_UPSTREAM_URL) requestSlowPages(port);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    // The mail that is being sent is finished, so that it is not sent twice (lib/platform/mail).
    const mailFinished = globalThis.portalMailSender?.stop();
    server.close(() => Promise.resolve(mailFinished).then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
