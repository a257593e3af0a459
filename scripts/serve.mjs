import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import next from "next";
import { ensureSessionSecret } from "./secret.mjs";

// The portal's server: Next behind one plain node:http server, which decides whose X-Forwarded-* counts (threats T27).

const dev = process.argv.includes("--dev");
const port = Number(process.env.PORT || 3000);
const trustedProxies = Number(process.env.TRUSTED_PROXIES || 0);
process.env.SESSION_SECRET = ensureSessionSecret(process.env);

/** The visitor's address: what the last trusted proxy says, or the socket's. What a stranger wrote is dropped. */
function settleForwarded(request) {
  const { headers, socket } = request;
  const hops = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  const address = (trustedProxies > 0 && hops.at(-trustedProxies)) || socket.remoteAddress || "";
  if (trustedProxies === 0) for (const name of ["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded"]) delete headers[name];
  headers["x-forwarded-for"] = address;
  // Next's own inner headers mean nothing when they come from outside.
  for (const name of ["x-middleware-subrequest", "x-nextjs-data", "x-matched-path"]) delete headers[name];
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

const app = next({ dev, port, hostname: undefined });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer({ headersTimeout: 20_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 }, (request, response) => {
  settleForwarded(request);
  const answer = { status: null };
  finishHead(response, answer);
  answers.run(answer, () => handle(request, response));
});
if (dev) server.on("upgrade", app.getUpgradeHandler());
server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error);
  process.exit(1);
});
server.listen(port, () => console.log(`The portal is open at ${process.env.PORTAL_URL || `http://localhost:${port}`}`));

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    // A mail in hand is sent to its end, so that it does not go twice (lib/mail).
    const mailAtRest = globalThis.portalMailSender?.stop();
    server.close(() => Promise.resolve(mailAtRest).then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
