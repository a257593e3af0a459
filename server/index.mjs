import "../lib/process/survive-log-errors.mjs";
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
import { navigationHeaders, renderedAddress } from "../lib/api/next-internals.ts";
import { sharedHeader } from "../lib/contract/meta/shared-header.ts";
import { portal } from "../lib/platform/portal.ts";
import { settings } from "../lib/platform/settings.ts";
import { trustIn } from "../lib/platform/trusted-proxies.ts";
import { readCommand } from "../lib/process/read-command.mjs";
import { root } from "../lib/process/steps.mjs";
import { callAnswers } from "./answer/answer-calls.ts";
import { languageOf, replaceFailedPage, sendErrorPage } from "./answer/error-page.ts";
import { pageTemplates } from "./answer/page-templates.ts";
import { isCall, namesTwoHosts, rejectEarly } from "./answer/reject-early.ts";
import { responseCache } from "./answer/response-cache.ts";
import { setForwardedHeaders } from "./clean/forwarded-headers.ts";
import { addressNormalizer, nowhere } from "./clean/normalize-address.ts";
import { withSingleSlashes } from "./clean/single-slashes.ts";
import { leaveOutEmptyActions } from "./finish/form-actions.ts";
import { markErrorTitle } from "./finish/mark-error-title.ts";
import { setPagePolicy } from "./finish/page-policy.ts";
import { renderingRequest } from "./next/rendering-request.ts";
import { nextVersionProblem } from "./next/version.ts";
import { builtRoutes, guestPages } from "./route/guest-pages.ts";
import { knownStatus, statusToSend } from "./route/known-status.ts";
import { routeReads } from "./route/route-reads.ts";
import { pagesOfBuild, storedPages } from "./route/stored-pages.ts";
import { builtPages } from "./running/built-pages.ts";
import { connectionLimits } from "./running/connection-limits.ts";
import { queryCounter } from "./running/count-queries.ts";
import { healthChecks } from "./running/health.ts";
import { listenOrExit, reachableHost } from "./running/listen.ts";
import { openLog, replaceConsole } from "./running/logger.ts";
import { openMetrics, serveMetrics } from "./running/metrics.ts";
import { requestObserver } from "./running/observe-requests.ts";
import { requestIdHeader, requestIdOf } from "./running/request-id.ts";
import { requireContent } from "./running/require-content.ts";
import { trackResponses } from "./running/responses-in-flight.ts";
import { routePatterns } from "./running/route-patterns.ts";
import { ensureSessionSecret } from "./running/session-secret.mjs";
import { shutDown } from "./running/shutdown.ts";
import { reportReady } from "./running/systemd.ts";
import { requestSlowPages, warmUpUnseen } from "./running/warm-up.mjs";

// The portal's server: Next behind one plain node:http server, which decides whose X-Forwarded-* counts (threats T27).

const wrongNext = nextVersionProblem(createRequire(import.meta.url)("next/package.json").version);
if (wrongNext) {
  console.error(wrongNext);
  process.exit(1);
}

const { values: options } = readCommand({
  name: "start",
  description: "Serves the built portal until it is stopped. Every setting is listed in README.md.",
  options: { dev: { type: "boolean", meaning: "with hot reloading, for developers" } },
});
const { dev } = options;
const { port, host, portalUrl, databaseUrl, trustedProxies, proxyCachesPages, metrics: metricsAt, logLevel, shutdown, skipWarmUp } = readSettingsOrExit();
process.env.SESSION_SECRET = ensureSessionSecret(process.env);
const trust = trustIn(trustedProxies);
const publicUrl = process.env.PORTAL_URL ? new URL(process.env.PORTAL_URL) : null;

function readSettingsOrExit() {
  try {
    requireContent(settings());
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
  setForwardedHeaders(request, { trust, publicUrl });
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
portal.requests = answers;
const inside = () => portal.inside;

const log = openLog(logLevel);
// In development Next writes for a person at a terminal.
if (!dev) replaceConsole(log, () => answers.getStore()?.requestId);

/** How long a proxy may show a page, and how long while it asks for a new one. nginx counts whole seconds: a change shows within five seconds. */
const forProxy = "max-age=1, stale-while-revalidate=2";

/**
 * Whether a page that is rendered per request was rendered with the state of this request: then its header has stored its HTML there
 * (components/ui/finished/shelf.ts). A page that was rendered without that state may have the wrong status and no text, so it must not be stored.
 */
function isOfThisRequest(answer) {
  if (answer.finished) return true;
  log.warn({ requestId: answer.requestId }, "a page was not rendered within its request, so it is not stored");
  return false;
}

const isRenderedForEach = (stored) => stored !== null && stored.page.kind !== "prerendered";

/**
 * A page's language depends on a cookie, so no shared cache may store it for another visitor (threats T26). Next sets `s-maxage` for
 * prerendered pages itself, after the page and the middleware have set their headers; this replaces it.
 */
function finishHead(request, response, answer) {
  const writeHead = response.writeHead;
  const { stored } = answer;
  response.writeHead = function writeHeadOfPage(status, ...rest) {
    const isPrerendered = String(response.getHeader("cache-control") ?? "").includes("s-maxage");
    if (isPrerendered || (stored?.page.kind === "shared" && statusToSend(answer, status) < 400)) {
      answer.isForEverybody = true;
      response.setHeader("Cache-Control", "private, no-cache");
      response.appendHeader("Vary", "Cookie");
      // Next's tag promises the same bytes, and a page has one tag in all its compressions (RFC 9110, section 8.8.3).
      const tag = String(response.getHeader("etag") ?? "");
      if (tag.startsWith('"')) response.setHeader("ETag", `W/${tag}`);
      const variant = proxyCachesPages && status === 200 ? cache?.variantForProxy(request, response, stored) : null;
      // For deploy/nginx.conf alone, which stores the page by its variant and sends browsers the header above.
      if (variant) response.setHeader("Cache-Control", forProxy).setHeader("X-Portal-Page", variant);
    }
    if (response.hasHeader(sharedHeader)) {
      answer.isForEverybody = true;
      response.removeHeader(sharedHeader);
    }
    const sent = statusToSend(answer, status);
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
const cachedBytes = () => ({ responses: cache?.bytes() ?? 0, pages: portal.pageBytes?.() ?? 0, templates: templates?.bytes() ?? 0 });
const metrics = metricsAt && openMetrics(inside, cachedBytes);
if (metrics) portal.queryTime = metrics.countQuery;
// Before the content is loaded. `next build` empties the folder with the build.
if (!dev) portal.contentCache = path.join(root, ".next", "loaded-content");
const ownOrigin = new URL(portalUrl).origin;
const app = next({ dev, port, hostname: undefined });
await app.prepare();
// In development the policy of next.config.mjs holds.
const setPolicy = dev ? () => {} : setPagePolicy;
const handle = app.getRequestHandler();
const openAnswer = trackResponses();
const addresses = addressNormalizer(path.join(root, "public"), dev ? null : path.join(root, ".next", "static"));
// In development a page changes without a call that declares it.
const cache = dev ? null : responseCache({ isFile: addresses.isFile });
// In development a page is rendered anew after each change of the code.
const templates = dev ? null : pageTemplates({ open: async (...given) => portal.openPage?.(...given) ?? null });
// In development the middleware routes every page, and nothing is stored.
const pages = dev ? null : storedPages(pagesOfBuild(), { isFile: addresses.isFile, guestPageOf: guestPages(builtRoutes()) });
// For a change that another process has made (lib/api/pages/page-changes.ts).
portal.dropResponses = cache?.dropPages;
const noteKnownStatus = knownStatus(dev, addresses.isFile);
const patternOf = dev ? null : routePatterns(routesOfBuild());
const observer = patternOf && requestObserver({ log, metrics, isFile: addresses.isFile, patternOf });
// In development a call's code is loaded anew after each change of it.
const answerCall = patternOf && callAnswers({ offered: offeredCalls, patternOf });
let isStopping = false;
const publicHost = new URL(portalUrl).host;
/** As `renderStored`, in an answer of its own. */
const renderForItself = ({ page }, request, response) =>
  answers.run({ storedPage: page, stored: null, onlyReads: true, sendsDocument: true }, () => handle(request, response));
const missingPages = dev ? async () => null : builtPages({ root, host: publicHost, render: renderForItself });
/** Longer than nginx keeps an idle connection (`keepalive_timeout` of the upstream in deploy/nginx.conf). */
const proxyIdle = 5000;
/** Read at the start: an upgrade that goes wrong must not change what this process says. */
const build = dev ? "" : fs.readFileSync(path.join(root, ".next", "BUILD_ID"), "utf8");
const answerHealthCheck = healthChecks({ inside, isStopping: () => isStopping, pages: missingPages, build });
const server = createServer(connectionLimits(process.env, dev), answerRequest);

function answerRequest(request, response) {
  const began = performance.now();
  // A proxy that is told earlier would open new connections, and one that is not accepted yet is lost when the listener closes.
  if (isStopping && !server.listening) response.setHeader("Connection", "close");
  if (namesTwoHosts(request)) return sendErrorPage(request, response, 400, { Connection: "close" });
  if (answerHealthCheck(request, response)) return;
  const requestId = requestIdOf(request, trust);
  cleanRequest(request);
  const stored = pages?.atOnce(request) ?? null;
  if (cache?.answer(request, response, stored)) return observer?.cached(request, response, began);
  for (const [name, value] of headersOfAll) response.setHeader(name, value);
  // Set here and not by the build, because one build serves any PORTAL_URL.
  if (publicUrl?.protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
  const answer = Object.assign(openAnswer(request, response), { requestId, stored });
  // Known before the page is rendered; whatever happens while it is, 200 must not be stored for an address that does not exist.
  if (stored?.page.kind === "guest" && stored.address === nowhere) answer.status = 404;
  response.setHeader(requestIdHeader, requestId);
  observer?.passed(request, response, answer);
  answer.pagesChange = () => cache?.pagesChange(response);
  answer.onlyReads = request.method === "GET" || request.method === "HEAD";
  // Requests for React's data alone: a navigation without a page load, and an action that React calls. A prerendered page is rendered as a document and as data at once.
  answer.sendsDocument = stored?.page.kind === "prerendered" || navigationHeaders.every((name) => request.headers[name] === undefined);
  const page = `${languageOf(request)} ${request.url.split("?", 1)[0]}`;
  answer.noteUnavailable = () => unavailablePages.set(page, true);
  answer.isUnavailable = () => unavailablePages.has(page);
  answer.sendStored = cache?.storedAnswer(request, response, stored) ?? null;
  const mayShare = () => (stored?.page.kind === "guest" || answer.isForEverybody === true) && (!isRenderedForEach(stored) || isOfThisRequest(answer));
  cache?.record(request, response, mayShare, stored);
  finishHead(request, response, answer);
  countQueries(response, () =>
    compress(request, response, () => {
      setPolicy(request, response, answer, stored);
      const rejection = rejectEarly(request, addresses.isFile(request.url), ownOrigin);
      if (rejection) return sendErrorPage(request, response, rejection.status, rejection.allow ? { Allow: rejection.allow } : {});
      markErrorTitle(request, response);
      replaceFailedPage(request, response, answer);
      leaveOutEmptyActions(response);
      answers.run(answer, () => answerPage(request, response, answer));
    }),
  );
}

if (dev) server.on("upgrade", app.getUpgradeHandler());
// Before visitors are let in, so that nobody takes a portal without its metrics for a healthy one.
const metricsServer = metrics && (await listenOrExit(serveMetrics(metrics), { ...metricsAt, setting: "METRICS_PORT", hostSetting: "METRICS_HOST" }));
const isBehindProxy = trustedProxies !== 0;
const isWarmedUp = !dev && !skipWarmUp && !process.env.PORTAL_UPSTREAM_URL;
// Until one of several processes listens, the proxy sends its requests to the others (docs/decisions/0144). A single one had better be slow than away.
const hasOthers = isBehindProxy && databaseUrl !== null;
if (isWarmedUp && hasOthers) await warmUpUnseen(answerRequest);
// Next is told nothing of HOST: with one it would send a rewritten address over the network, to itself.
listenOrExit(server, { port, host, setting: "PORT", hostSetting: "HOST" }).then(() => {
  console.log(`The portal is open at ${portalUrl}`);
  reportReady();
  if (isWarmedUp && !hasOthers) requestSlowPages(port, reachableHost(host));
});

async function answerPage(request, response, answer) {
  const { url } = request;
  if (isCall(url)) {
    if (!(await answerCall?.(request, response))) await handle(request, response);
    return;
  }
  await noteKnownStatus(request, answer);
  const stored = answer.stored ?? (await pages?.withSession(request)) ?? null;
  if (stored) return renderStored(request, response, answer, stored);
  const isRouted = await routeReads(request);
  if (isRouted && (await templates?.answer(request, response, answer, url))) return;
  await handle(request, response);
}

/** A page that is stored for everybody is rendered from a request that is made from its address, with the visitor's cookies set beside (threats T33). */
async function renderStored(request, response, answer, stored) {
  // What Next stores is of a rendering with this mark (lib/api/pages/upstream-pages.mjs).
  answer.storedPage = stored.page;
  for (const cookie of stored.cookies) response.appendHeader("Set-Cookie", cookie);
  if (stored.asData) for (const [name, value] of renderedAddress(stored.page.path)) response.setHeader(name, value);
  await handle(renderingRequest(stored, request, publicHost), response);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));

async function stop(signal) {
  // A second signal is from somebody who does not want to wait.
  if (isStopping) process.exit(1);
  isStopping = true;
  log.info({ signal }, "stopping: requests in progress are answered");
  // A mail that is being sent is finished, so that it is not sent twice; the others wait in the outbox (lib/platform/mail). So is a batch of reminders.
  const finishWork = () => Promise.all([portal.mailSender?.stop(), portal.reminders?.stop()]);
  const proxyIdleMs = isBehindProxy ? proxyIdle : 0;
  const cutOff = await shutDown({ server, ...shutdown, proxyIdleMs, finishWork, close: async () => inside()?.close() });
  metricsServer?.close();
  log.info({ cutOff }, "stopped");
  process.exit(0);
}

function routesOfBuild() {
  return JSON.parse(fs.readFileSync(path.join(root, ".next", "routes-manifest.json"), "utf8"));
}
