import "./survive-log-errors.mjs";
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { connectionLimits } from "./connection-limits.ts";
import { settleForwarded } from "./forwarded.ts";
import { answersInFlight } from "./in-flight.ts";
import { nextVersionProblem } from "./next-version.ts";
import { pagePolicies } from "./page-policy.ts";
import { refuseEarly } from "./refuse-early.ts";
import { replaceFailedPage, sayPlainly } from "./say-plainly.ts";
import { ensureSessionSecret } from "./secret.mjs";
import { targetSettler } from "./settle-target.ts";
import { withSingleSlashes } from "./single-slashes.ts";
import { root } from "./steps.mjs";
import { askForSlowPages } from "./warm.mjs";

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

/** Settles what the headers and the address of a request may say, before anything reads them. */
function settleRequest(request) {
  settleForwarded(request, { trustedProxies, publicUrl });
  // Nothing is upgraded here, so the offer is ignored (RFC 9110): Next must not see it either.
  if (!dev) for (const name of ["upgrade", "http2-settings"]) delete request.headers[name];
  request.url = withSingleSlashes(request.url);
  target.settle(request);
}

// A page that says no (lib/api/pages/page-status.ts) leaves its status here, for it is drawn after Next has chosen 200.
const answers = new AsyncLocalStorage();
globalThis.portalAnswers = answers;

/**
 * The same address answers in the language of a cookie, so no shared cache may keep a page for somebody else (threats T26). Next
 * writes `s-maxage` for prerendered pages itself, after everything that a page or the middleware says.
 */
function finishHead(response, answer) {
  const writeHead = response.writeHead;
  response.writeHead = function writeHeadOfPage(status, ...rest) {
    if (String(response.getHeader("cache-control") ?? "").includes("s-maxage")) {
      response.setHeader("Cache-Control", "private, no-cache");
      response.appendHeader("Vary", "Cookie");
    }
    const said = answer.status ?? status;
    if (said === 503 && !response.hasHeader("retry-after")) response.setHeader("Retry-After", "10");
    return writeHead.call(response, said, ...rest);
  };
}

// A prerendered page says its content twice, as HTML and for React, further apart than gzip looks back: Brotli sees it. At this quality
// it costs what gzip costs and takes a third off a page; the window holds the longest page (docs/decisions/0023).
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } } });

const ownOrigin = new URL(process.env.PORTAL_URL || `http://localhost:${port}`).origin;
const app = next({ dev, port, hostname: undefined });
await app.prepare();
// What runs while developing has the policy of next.config.mjs.
const settlePolicy = dev ? () => {} : pagePolicies();
const handle = app.getRequestHandler();
const openAnswer = answersInFlight();
const target = targetSettler(path.join(root, "public"), dev ? null : path.join(root, ".next", "static"));
const server = createServer(connectionLimits(process.env, dev), (request, response) => {
  settleRequest(request);
  // Of the running portal: one build serves any PORTAL_URL.
  if (publicUrl?.protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
  const answer = openAnswer(request, response);
  finishHead(response, answer);
  compress(request, response, () => {
    settlePolicy(request, response);
    const refusal = refuseEarly(request, target.isFile(request.url), ownOrigin);
    if (refusal) return sayPlainly(request, response, refusal.status, refusal.allow ? { Allow: refusal.allow } : {});
    replaceFailedPage(request, response, answer);
    answers.run(answer, () => handle(request, response));
  });
});
if (dev) server.on("upgrade", app.getUpgradeHandler());
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
});
server.listen(port, () => {
  console.log(`The portal is open at ${process.env.PORTAL_URL || `http://localhost:${port}`}`);
  if (!dev && !process.env.PORTAL_UPSTREAM_URL) askForSlowPages(port);
});

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    // A mail in hand is sent to its end, so that it does not go twice (lib/mail).
    const mailAtRest = globalThis.portalMailSender?.stop();
    server.close(() => Promise.resolve(mailAtRest).then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
