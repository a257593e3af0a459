import "./survive-log-errors.mjs";
import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import next from "next";
import { settleForwarded } from "./forwarded.ts";
import { pagePolicies } from "./page-policy.ts";
import { ensureSessionSecret } from "./secret.mjs";
import { withSingleSlashes } from "./single-slashes.ts";
import { askForForumPages } from "./warm.mjs";

// The portal's server: Next behind one plain node:http server, which decides whose X-Forwarded-* counts (threats T27).

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0);
process.env.SESSION_SECRET = ensureSessionSecret(process.env);
const publicUrl = process.env.PORTAL_URL ? new URL(process.env.PORTAL_URL) : null;

/** An address whose escapes are none, such as `/%ff`, is one that nobody has; Next would answer it with a bare 500. */
function settleAddress(request) {
  request.url = withSingleSlashes(request.url);
  const [path, ...query] = request.url.split("?");
  try {
    decodeURIComponent(path);
  } catch {
    request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

// A page that says no (lib/portal/page-status.ts) leaves its status here, for it is drawn after Next has chosen 200.
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
    return writeHead.call(response, answer.status ?? status, ...rest);
  };
}

// A prerendered page says its content twice, as HTML and for React, further apart than gzip looks back: Brotli sees it. At this quality
// it costs what gzip costs and takes a third off a page; the window holds the longest page (docs/decisions/0023).
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } } });

const app = next({ dev, port, hostname: undefined });
await app.prepare();
// What runs while developing has the policy of next.config.mjs.
const settlePolicy = dev ? () => {} : pagePolicies();
const handle = app.getRequestHandler();
const server = createServer({ headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, (request, response) => {
  settleForwarded(request, { trustedProxies, publicUrl });
  settleAddress(request);
  // Of the running portal: one build serves any PORTAL_URL.
  if (publicUrl?.protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
  const answer = { status: null };
  finishHead(response, answer);
  compress(request, response, () => {
    settlePolicy(request, response);
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
  if (!dev && !process.env.PORTAL_UPSTREAM_URL) askForForumPages(port);
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
