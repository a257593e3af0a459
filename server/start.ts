import { AsyncLocalStorage } from "node:async_hooks";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import path from "node:path";
import { currentRequest, type FileKind, type KnownStatus, portal, type RequestState } from "../lib/platform/portal.ts";
import { trustIn } from "../lib/platform/trusted-proxies.ts";
import { refusedSettings } from "../lib/process/keep-running.ts";
import { lastBackup } from "../lib/process/last-backup.ts";
import { root } from "../lib/process/steps.ts";
import { callResponder } from "./answer/answer-calls.ts";
import { pageScripts } from "./answer/page-scripts.ts";
import { pageTemplates } from "./answer/page-templates.ts";
import { earlyRejections } from "./answer/reject-early.ts";
import { responseCache } from "./answer/response-cache.ts";
import { storedPageResponder } from "./answer/stored-page.ts";
import { hiddenPicture, respelled } from "./answer/without-body.ts";
import { chooseRequestId, cleaner } from "./clean/clean.ts";
import { addressNormalizer } from "./clean/normalize-address.ts";
import { compress } from "./finish/compress.ts";
import { conditions, tag } from "./finish/conditions.ts";
import { policy } from "./finish/content-security-policy.ts";
import { markEnrolled, showCarried } from "./finish/for-one-visitor.ts";
import { cacheHeaders, headersOfAll } from "./finish/headers.ts";
import { readSheets } from "./finish/own-rules.ts";
import { pageOfScripts, scriptStore, scriptsOnIntent } from "./finish/scripts-on-intent.ts";
import { markErrorTitle, status } from "./finish/status.ts";
import { portalListener } from "./index.ts";
import { actionFinder, buildId, builtRoutes, nextVersionProblem, patternFinder } from "./next/build.ts";
import { openNext } from "./next/open-next.ts";
import { renderingRequest } from "./next/requests.ts";
import { pathOf, type Responder, type Routed, type StoredRead } from "./page.ts";
import { guestPages, knownAddresses } from "./route/guest-pages.ts";
import { router } from "./route/route.ts";
import { spelling } from "./route/spelling.ts";
import { storedPages } from "./route/stored-pages.ts";
import { adviceAtStart, builtPages, diskProblem, healthChecks, warningsAtStart } from "./running/health.ts";
import { connectionLimits, listenOrExit, reportReady } from "./running/listen.ts";
import { openLog, replaceConsole } from "./running/logger.ts";
import { openMetrics, serveMetrics } from "./running/metrics.ts";
import { requestObserver } from "./running/observe-requests.ts";
import { onStopSignal, shutDown } from "./running/shutdown.ts";
import { checkedSettings, mailWarning, unwritableInWords, writesMailsAsFiles } from "./running/start-checks.ts";
import { warmUp } from "./running/warm-up.ts";
import { fileScript, openThread } from "./threads/open-thread.ts";
import { openRowReader } from "./threads/row-reader.ts";

// Starts the portal: Next behind one node:http server, which decides whose X-Forwarded-* counts (threats T27).

/** Longer than nginx keeps an idle connection (`keepalive_timeout` of the upstream in deploy/nginx.conf). */
const proxyIdle = 5000;

/** Node cuts short buffers out of larger ones: a short one that a cache keeps would hold 64 KB, Node's own value. */
const poolSize = 8192;

/** After PDFs the thread that makes files holds 140 MB (docs/performance.md). */
const fileThreadIdleMs = 20_000;

/** Serves the portal until the process is stopped. `dev`: with hot reloading, for developers */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  Buffer.poolSize = poolSize;
  const wrongNext = nextVersionProblem(createRequire(import.meta.url)("next/package.json").version);
  if (wrongNext) exitWith(wrongNext);
  const given = orExit(checkedSettings, (error) => (error instanceof Error ? error.message : String(error)));
  // The middleware cannot read the data folder. A list of secrets stands in place of this one.
  process.env.SESSION_SECRET = process.env.SESSION_SECRETS ? "" : orExit(() => given.sessionSecret, unwritableInWords);
  const { port, host, portalUrl, databaseUrl, upstreamUrl, dataDir, trustedProxies, metrics: metricsAt } = given;
  if (databaseUrl === null && upstreamUrl === null && !given.standIn) await holdFolderOrExit(dataDir);
  const trust = trustIn(trustedProxies);
  const publicUrl = process.env.PORTAL_URL ? new URL(process.env.PORTAL_URL) : null;
  const { host: publicHost, origin } = new URL(portalUrl);

  const requests = new AsyncLocalStorage<RequestState>();
  portal.requests = requests;
  const log = openLog(given.logLevel);
  // In development Next writes for a person at a terminal.
  if (!dev) replaceConsole(log, () => currentRequest()?.requestId);

  const mailsAsFiles = writesMailsAsFiles(given);

  // In development the middleware routes every page, nothing is stored, and a page or a call changes with the code.
  // No one tells the portal what an existing backend has changed.
  const bytes = dev ? null : responseCache(upstreamUrl === null ? undefined : 5000);
  const metrics = metricsAt && openMetrics({ mailsAsFiles, lastBackup: () => lastBackup(dataDir) });
  const rows = databaseUrl === null ? openRowReader(path.join(dataDir, "portal.sqlite")) : null;
  // Before the database is opened and the content is loaded.
  portal.server = {
    countsQueries: !dev && process.env.TESTS_WITHOUT_WAITING === "1",
    queryTime: metrics?.countQuery,
    dropResponses: bytes?.dropPages,
    readRows: rows?.read,
    ...(!dev && {
      // `next build` empties the folder with the build.
      contentCache: path.join(root, ".next", "loaded-content"),
      makeFile: openThread<FileKind>({ script: path.join(root, fileScript), idleMs: fileThreadIdleMs }).run,
    }),
  };

  const next = await openNext({ requests, dev, port, preload: !dev && !given.skipWarmUp });
  const { normalize, isFile: isOnDisk } = addressNormalizer(
    path.join(root, "public"),
    dev ? null : path.join(root, ".next", "static"),
  );
  const isFile = (url: string) => isOnDisk(url) || pageOfScripts(url) !== null;
  const routes = dev ? null : builtRoutes();
  const findPattern = routes && patternFinder(routes);
  const knows = findPattern && knownAddresses(findPattern);
  const pages = knows && storedPages(guestPages(knows));
  const observer = findPattern && requestObserver({ log, metrics, findPattern });

  const scripts = scriptStore();
  const divide = scriptsOnIntent(scripts, dev ? undefined : readSheets());
  /** A rendering that belongs to no visitor. */
  const renderStored = (read: StoredRead) =>
    next.render(renderingRequest(read, null, publicHost), { onlyReads: true, sendsDocument: true });

  const ofBuild: Responder[] =
    pages && findPattern
      ? [
          pageScripts({
            files: scripts,
            pageAt: pages.at,
            render: async (read) => divide(await renderStored(read), { stored: read }),
          }),
          callResponder(findPattern),
          storedPageResponder({ next, withSession: pages.withSession, host: publicHost }),
          pageTemplates(next.render),
        ]
      : [];
  const answers: Responder[] = [
    earlyRejections(origin, findPattern ? actionFinder(findPattern) : () => true),
    hiddenPicture,
    respelled,
    ...ofBuild,
    ({ request, state, response }) => next.render(request, state, response),
  ];
  const finishes = [
    status,
    markErrorTitle,
    ...(dev ? [] : [divide]),
    tag,
    conditions,
    ...(dev ? [] : [policy]),
    cacheHeaders(!dev && given.proxyCachesPages),
    showCarried,
    markEnrolled,
    headersOfAll(publicUrl),
    compress,
  ];

  // See lib/api/pages/known-status.ts.
  const knownStatus = async ({ url, isFile: file, meant }: Routed): Promise<KnownStatus> => {
    const address = pathOf(url);
    if (file || meant) return null;
    return knows?.(address) === false ? 404 : ((await portal.inside?.knownStatus(address)) ?? null);
  };

  let isStopping = false;
  const listener = portalListener({
    health: healthChecks({
      isStopping: () => isStopping,
      pages: dev ? async () => null : builtPages(root, renderStored),
      // On PostgreSQL, and with an existing backend, nothing of a visitor is written to this machine's disk.
      disk: async () => (databaseUrl === null && !upstreamUrl ? diskProblem(dataDir) : null),
      warnings: mailsAsFiles ? ["mails-as-files"] : [],
      build: dev ? "" : buildId(),
    }),
    chooseId: (request) => chooseRequestId(request, trust),
    clean: cleaner({ trust, publicUrl, normalize, dev }),
    route: router({
      isFile,
      storedRead: (request) => pages?.atOnce(request) ?? null,
      spell: routes ? spelling(routes) : () => null,
    }),
    bytes,
    knownStatus,
    answers,
    finishes,
    observer,
    isClosing: () => isStopping && !server.listening,
    dev,
  });
  const server = createServer(connectionLimits(given.requestTimeoutMs, dev), listener);
  if (dev) server.on("upgrade", next.upgrade);

  // Before visitors are let in, so that no one takes a portal without its metrics for a healthy one.
  if (metrics && metricsAt) await listenOrExit(serveMetrics(metrics), { ...metricsAt, setting: "METRICS_PORT" });
  const isBehindProxy = trustedProxies !== 0;
  const warm = findPattern && !given.skipWarmUp && upstreamUrl === null ? () => warmUp(listener, findPattern) : null;
  if (warm) portal.inside?.buildSlowly();
  // The proxy asks the other processes until this one listens; a single one is slow, not away (decision 0144).
  const hasOthers = isBehindProxy && databaseUrl !== null;
  if (hasOthers) await warm?.();

  const stop = async (reason: string): Promise<void> => {
    isStopping = true;
    log.info({ signal: reason }, "stopping: requests in progress are answered");
    // A mail being sent is finished, so that it is not sent twice; others wait. So is a batch of reminders.
    const finishWork = () => Promise.all([portal.work?.mails?.stop(), portal.work?.stopReminders?.()]);
    const close = async () => {
      await rows?.close();
      await portal.inside?.close();
    };
    const proxyIdleMs = isBehindProxy ? proxyIdle : 0;
    const cutOff = await shutDown({ server, ...given.shutdown, proxyIdleMs, finishWork, close });
    log.info({ cutOff }, "stopped");
    process.exit(0);
  };
  onStopSignal({ stop: (reason) => void stop(reason), hurry: () => process.exit(1) });

  await listenOrExit(server, { port, host, setting: "PORT" });
  console.log(`The portal is open at ${portalUrl}`);
  reportReady();
  if (!hasOthers) void warm?.();
  const aboutMail = mailWarning(given);
  if (aboutMail) console.warn(aboutMail);
  const advice = await adviceAtStart();
  if (advice) console.error(advice);
  else for (const warning of await warningsAtStart()) console.warn(warning);
}

/** Two processes on one SQLite folder do not hear of each other's changes (docs/decisions/0047). */
async function holdFolderOrExit(dataDir: string): Promise<void> {
  // On PostgreSQL the driver of SQLite is not loaded.
  const { holdDataFolder } = await import("../lib/platform/db/file/in-use.ts");
  if (!holdDataFolder(dataDir))
    exitWith(
      `Another portal runs on the data folder ${dataDir}. Stop it, or give this one a folder of its own: PORTAL_DATA_DIR.`,
    );
}

/** @param inWords what an operator does about an error; null for one of the portal itself */
function orExit<Made>(make: () => Made, inWords: (error: unknown) => string | null): Made {
  try {
    return make();
  } catch (error) {
    const words = inWords(error);
    if (words === null) throw error;
    exitWith(words);
  }
}

function exitWith(problem: string): never {
  console.error(problem);
  process.exit(refusedSettings);
}
