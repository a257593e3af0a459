import "./server/survive-log-errors.mjs";
import { AsyncLocalStorage } from "node:async_hooks";
import fs from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import { LRUCache } from "lru-cache";
import next from "next";
import { offeredCalls } from "../lib/api/http/offer-calls.ts";
import { navigationHeaders } from "../lib/api/next-internals.ts";
import { sharedHeader } from "../lib/contract/meta/shared-header.ts";
import { settings } from "../lib/platform/settings.ts";
import { connectionLimits } from "./server/connection-limits.ts";
import { queryCounter } from "./server/count-queries.ts";
import { languageOf, replaceFailedPage, sendErrorPage } from "./server/error-page.ts";
import { setForwardedHeaders } from "./server/forwarded-headers.ts";
import { nextVersionProblem } from "./server/next-version.ts";
import { addressNormalizer, nowhere } from "./server/normalize-address.ts";
import { healthChecks } from "./server/operations/health.ts";
import { openLog, replaceConsole } from "./server/operations/logger.ts";
import { openMetrics, serveMetrics } from "./server/operations/metrics.ts";
import { requestObserver } from "./server/operations/observe-requests.ts";
import { requestIdHeader, requestIdOf } from "./server/operations/request-id.ts";
import { routePatterns } from "./server/operations/route-patterns.ts";
import { shutDown } from "./server/operations/shutdown.ts";
import { pageTemplates } from "./server/page-templates.ts";
import { pagePolicies } from "./server/policy/page-policy.ts";
import { isSharedPage } from "./server/policy/whole-page.ts";
import { isCall, rejectEarly } from "./server/reject-early.ts";
import { responseCache } from "./server/response-cache.ts";
import { trackResponses } from "./server/responses-in-flight.ts";
import { callAnswers } from "./server/routing/answer-calls.ts";
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
const { port, portalUrl, trustedProxies, proxyCachesPages, metrics: metricsAt, logLevel, shutdown, skipWarmUp } = readSettingsOrExit();
process.env.SESSION_SECRET = ensureSessionSecret(process.env);
const publicUrl = process.env.PORTAL_URL ? new URL(process.env.PORTAL_URL) : null;

function readSettingsOrExit() {
  try {
    return settings();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

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
  // These request headers are meant for caches between browser and server. With `no-cache`, Next sends the whole page to a browser that already has it, where the response cache sends 304.
  if (!dev) for (const name of ["cache-control", "pragma"]) delete request.headers[name];
  request.url = withSingleSlashes(request.url);
  addresses.normalize(request);
}

// A page that fails (lib/api/pages/page-status.ts) leaves its status here, because it is rendered after Next has chosen 200.
const answers = new AsyncLocalStorage();
// Requests for one page at the same time wait for one rendering, and Next reports its error for one of them only.
const unavailablePages = new LRUCache({ max: 1000, ttl: 2000 });
globalThis.portalAnswers = answers;
// The code behind Next is bundled; it registers here the functions that this server calls (lib/api/running/inside.ts).
const inside = () => globalThis.portalInside;

const log = openLog(logLevel);
// In development Next writes for a person at a terminal.
if (!dev) replaceConsole(log, () => answers.getStore()?.requestId);

/** How long a proxy may show a page, and how long while it asks for a new one. nginx counts whole seconds: a change shows within five seconds. */
const forProxy = "max-age=1, stale-while-revalidate=2";

/**
 * Whether the server components of a page that is rendered for each request found this request's answer: the header left its HTML in it
 * (components/ui/finished/shelf.ts). A page that was rendered without it may lack its status and its text.
 */
function isOfThisRequest(answer) {
  if (answer.finished) return true;
  log.warn({ requestId: answer.requestId }, "a page was not rendered within its request, so it is not stored");
  return false;
}

/**
 * A page's language depends on a cookie, so no shared cache may store it for another visitor (threats T26). Next sets `s-maxage` for
 * prerendered pages itself, after the page and the middleware have set their headers; this replaces it.
 */
function finishHead(request, response, answer, isOwnAddress) {
  const writeHead = response.writeHead;
  const variantOf = proxyCachesPages && isOwnAddress ? cache?.variantForProxy(request) : null;
  const isShared = !dev && isSharedPage(request);
  response.writeHead = function writeHeadOfPage(status, ...rest) {
    const isPrerendered = String(response.getHeader("cache-control") ?? "").includes("s-maxage");
    if (isPrerendered || (isShared && (answer.status ?? status) < 400)) {
      answer.isForEverybody = true;
      response.setHeader("Cache-Control", "private, no-cache");
      response.appendHeader("Vary", "Cookie");
      // Next's tag promises the same bytes, and a page has one tag in all its compressions (RFC 9110, section 8.8.3).
      const tag = String(response.getHeader("etag") ?? "");
      if (tag.startsWith('"')) response.setHeader("ETag", `W/${tag}`);
      const variant = status === 200 ? variantOf?.(response) : null;
      // For deploy/nginx.conf alone, which stores the page by its variant and sends browsers the header above.
      if (variant) response.setHeader("Cache-Control", forProxy).setHeader("X-Portal-Page", variant);
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
const cachedBytes = () => ({ responses: cache?.bytes() ?? 0, pages: globalThis.portalPageBytes?.() ?? 0, templates: templates?.bytes() ?? 0 });
const metrics = metricsAt && openMetrics(inside, cachedBytes);
if (metrics) globalThis.portalQueryTime = metrics.countQuery;
// Before the content is loaded. `next build` empties the folder with the build.
if (!dev) globalThis.portalContentCache = path.join(root, ".next", "loaded-content");
const ownOrigin = new URL(portalUrl).origin;
const app = next({ dev, port, hostname: undefined });
await app.prepare();
// In development the policy of next.config.mjs holds.
const setPolicy = dev ? () => {} : pagePolicies();
const handle = app.getRequestHandler();
const openAnswer = trackResponses();
const addresses = addressNormalizer(path.join(root, "public"), dev ? null : path.join(root, ".next", "static"));
// In development a page changes without a call that declares it.
const cache = dev ? null : responseCache({ isFile: addresses.isFile });
// In development a page is rendered anew after each change of the code.
const templates = dev ? null : pageTemplates({ open: async (...given) => globalThis.portalOpenPage?.(...given) ?? null });
const guestPageOf = dev ? () => null : guestPages(builtRoutes());
// For a change that another process has made (lib/api/pages/page-changes.ts). The code behind Next may hold this object already.
globalThis.portalResponses = Object.assign(globalThis.portalResponses ?? { listeners: new Set() }, { drop: cache?.dropPages });
const patternOf = dev ? null : routePatterns(routesOfBuild());
const observer = patternOf && requestObserver({ log, metrics, isFile: addresses.isFile, patternOf });
// In development a call's code is loaded anew after each change of it.
const answerCall = patternOf && callAnswers({ offered: offeredCalls, patternOf });
let isStopping = false;
const answerHealthCheck = healthChecks({ inside, isStopping: () => isStopping });
const server = createServer(connectionLimits(process.env, dev), (request, response) => {
  const began = performance.now();
  if (isStopping) response.setHeader("Connection", "close");
  if (answerHealthCheck(request, response)) return;
  const requestId = requestIdOf(request, trustedProxies);
  cleanRequest(request);
  const guestPage = addresses.isFile(request.url) ? null : guestPageOf(request);
  if (guestPage) request.url = guestPage;
  if (cache?.answer(request, response, guestPage !== null)) return observer?.cached(request, response, began);
  for (const [name, value] of headersOfAll) response.setHeader(name, value);
  // Set here and not by the build, because one build serves any PORTAL_URL.
  if (publicUrl?.protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
  const answer = Object.assign(openAnswer(request, response), { requestId });
  // Known before the page is rendered; whatever happens while it is, 200 must not be stored for an address that does not exist.
  if (guestPage === nowhere) answer.status = 404;
  response.setHeader(requestIdHeader, requestId);
  observer?.passed(request, response, answer);
  answer.pagesChange = () => cache?.pagesChange(response);
  answer.onlyReads = request.method === "GET" || request.method === "HEAD";
  // Requests for React's data alone: a navigation without a page load, and an action that React calls.
  answer.sendsDocument = navigationHeaders.every((name) => request.headers[name] === undefined);
  const page = `${languageOf(request)} ${request.url.split("?", 1)[0]}`;
  answer.noteUnavailable = () => unavailablePages.set(page, true);
  answer.isUnavailable = () => unavailablePages.has(page);
  answer.sendStored = cache?.storedAnswer(request, response, guestPage !== null) ?? null;
  const isRendered = guestPage !== null || isSharedPage(request);
  const mayShare = () => (guestPage !== null || answer.isForEverybody === true) && (!isRendered || isOfThisRequest(answer));
  cache?.record(request, response, mayShare, guestPage !== null);
  finishHead(request, response, answer, guestPage === null);
  countQueries(response, () =>
    compress(request, response, () => {
      setPolicy(request, response, answer, guestPage !== null);
      const rejection = rejectEarly(request, addresses.isFile(request.url), ownOrigin);
      if (rejection) return sendErrorPage(request, response, rejection.status, rejection.allow ? { Allow: rejection.allow } : {});
      replaceFailedPage(request, response, answer);
      answers.run(answer, () => answerPage(request, response, answer));
    }),
  );
});
if (dev) server.on("upgrade", app.getUpgradeHandler());
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
});
server.listen(port, () => {
  console.log(`The portal is open at ${portalUrl}`);
  if (!dev && !skipWarmUp && !process.env.PORTAL_UPSTREAM_URL) requestSlowPages(port);
});

async function answerPage(request, response, answer) {
  const { url } = request;
  if (isCall(url)) {
    if (!(await answerCall?.(request, response))) await handle(request, response);
    return;
  }
  const isRouted = await routeReads(request);
  if (isRouted && (await templates?.answer(request, response, answer, url))) return;
  await handle(request, response);
}

const metricsServer = metrics && serveMetrics(metrics, metricsAt);

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));

async function stop(signal) {
  // A second signal is from somebody who does not want to wait.
  if (isStopping) process.exit(1);
  isStopping = true;
  log.info({ signal }, "stopping: requests in progress are answered");
  // A mail that is being sent is finished, so that it is not sent twice; the others wait in the outbox (lib/platform/mail). So is a batch of reminders.
  const finishWork = () => Promise.all([globalThis.portalMailSender?.stop(), globalThis.portalReminders?.stop()]);
  const cutOff = await shutDown({ server, ...shutdown, finishWork, close: async () => inside()?.close() });
  metricsServer?.close();
  log.info({ cutOff }, "stopped");
  process.exit(0);
}

function routesOfBuild() {
  return JSON.parse(fs.readFileSync(path.join(root, ".next", "routes-manifest.json"), "utf8"));
}
