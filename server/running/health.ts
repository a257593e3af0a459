import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { defaultLanguage } from "../../lib/platform/i18n/language.ts";
import { portal } from "../../lib/platform/portal.ts";
import { buildIdentity } from "../next/build.ts";
import { isRead, type Page, pathOf, type ResponseHeaders, type StoredRead } from "../page.ts";

/** As much as a small write of the database needs: its log grows by pages of 4 KB. */
const probeBytes = 64 * 1024;

/** Whether the data's disk takes a few KB: free space would not show a quota or a read-only disk. */
export async function diskProblem(folder: string): Promise<"disk" | null> {
  const probe = path.join(folder, `.takes-writes-${process.pid}`);
  try {
    await fs.promises.writeFile(probe, Buffer.alloc(probeBytes), { mode: 0o600 });
    return null;
  } catch {
    return "disk";
  } finally {
    await fs.promises.rm(probe, { force: true }).catch(() => undefined);
  }
}

/** A page of the build that neither a database nor an existing backend is needed for. */
const page: StoredRead = {
  page: { kind: "public", path: `/${defaultLanguage}/accessibility` },
  cookies: [],
  asData: false,
};

/**
 * What is missing for the pages of the build below `root`; null where this process has rendered one, and the build that
 * it has started with is still there. The code of a page is read from it at the page's first request.
 */
export function builtPages(root: string, render: (read: StoredRead) => Promise<Page>) {
  const file = path.join(root, buildIdentity);
  const started = identityIn(file);
  let rendered: Promise<boolean> | null = null;
  return async (): Promise<"pages" | "build" | null> => {
    if (started === null || identityIn(file) !== started) return "build";
    rendered ??= render(page).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (await rendered) return null;
    // The next look tries again.
    rendered = null;
    return "pages";
  };
}

function identityIn(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

type Setup = {
  isStopping: () => boolean;
  pages: () => Promise<string | null>;
  disk: () => Promise<string | null>;
  /** What an operator should know although pages can be served, such as `mails-as-files`. */
  warnings: string[];
  /** By which an upgrade tells the release before from the new one at the same port. */
  build: string;
};

/** How long a result is reused: anyone may request it, and requests must not load the database. */
const rememberMs = 1000;
const patienceMs = 3000;

/**
 * `/healthz` answers while the process does. `/readyz` answers 200 when pages can be served: this process has rendered
 * one, its build is still in its folder, the content is read, the disk takes writes, and the database answers and has
 * all migrations; else 503 with the part that is missing. @returns null for any other request
 */
export function healthChecks({ isStopping, pages, disk, warnings, build }: Setup) {
  let last: { at: number; problem: Promise<string | null> } | undefined;
  const findProblem = async () =>
    portal.inside
      ? ((await within("pages", pages())) ?? (await within("disk", disk())) ?? (await notReady()))
      : "start";
  const look = () => {
    // Of a clock that no one sets.
    const at = performance.now();
    if (!last || at - last.at >= rememberMs) last = { at, problem: findProblem() };
    return last.problem;
  };
  const check = async ({ method, url }: IncomingMessage): Promise<Page> => {
    if (!isRead(method)) return answer(405, {}, { allow: "GET, HEAD" });
    if (pathOf(url) === "/healthz") return answer(200, { alive: true });
    const missing = isStopping() ? "stopping" : await look();
    if (missing !== null) return answer(503, { ready: false, missing }, { "retry-after": "5" });
    return answer(200, { ready: true, ...(warnings.length > 0 && { warnings }) });
  };
  const answer = (status: number, body: object, headers: ResponseHeaders = {}): Page => ({
    status,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...(build && { "x-portal-build": build }),
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
  });
  return (request: IncomingMessage) =>
    /^\/(?:healthz|readyz)(?:\?|$)/.test(request.url ?? "") ? check(request) : null;
}

const advice: Record<string, string> = {
  content: "The portal is not ready: the content cannot be read. See what is broken: npm run content",
  database:
    "The portal is not ready: the database does not answer, or it is empty. Are PORTAL_DATA_DIR and DATABASE_URL right? An empty one gets its tables by: npm run migrate",
  migrations:
    "The portal is not ready: the database has no tables of this release. Bring it up to date: npm run migrate",
};

/** What an operator does about a part that is missing when the portal has opened; null where none is. */
export async function adviceAtStart(): Promise<string | null> {
  return advice[(await notReady()) ?? ""] ?? null;
}

/** What an operator should know that is in the database, or why it was not read: the portal runs without. */
export const warningsAtStart = async (): Promise<string[]> =>
  (await portal.inside?.warnings().catch((error) => [`What is stored could not be checked: ${error}`])) ?? [];

const notReady = () => within("database", portal.inside?.notReady() ?? Promise.resolve(null));

/** A part that does not answer counts as missing. */
function within(part: string, look: Promise<string | null>): Promise<string | null> {
  return Promise.race([look, wait(patienceMs, part, { ref: false })]);
}
