import fs from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Inside } from "../../../lib/platform/portal.ts";
import { isRead, pathOf } from "../../page.ts";

/** As much as a small write of the database needs: its log grows by pages of 4 KB. */
const probeBytes = 64 * 1024;

/** Whether the data's disk takes a few KB: free space would not show a quota or a read-only disk. */
export async function diskProblem(folder: string): Promise<"disk" | null> {
  const probe = path.join(folder, `.takes-writes-${process.pid}`);
  try {
    await fs.writeFile(probe, Buffer.alloc(probeBytes), { mode: 0o600 });
    return null;
  } catch {
    return "disk";
  } finally {
    await fs.rm(probe, { force: true }).catch(() => undefined);
  }
}

type Ready = Pick<Inside, "notReady">;

type Setup = {
  inside: () => Ready | undefined;
  isStopping: () => boolean;
  /** What is missing for the pages of the build (built-pages.ts). */
  pages: () => Promise<string | null>;
  /** What is wrong with the disk of the data. */
  disk: () => Promise<string | null>;
  /** What an operator should know although pages can be served, such as `mails-as-files`. */
  warnings?: string[];
  /** By which an upgrade tells the release before from the new one at the same port. */
  build?: string;
  now?: () => number;
};

export const buildHeader = "X-Portal-Build";

/** How long a result is reused: anyone may request it, and requests must not load the database. */
const rememberMs = 1000;
const patienceMs = 3000;

/**
 * `/healthz` answers while the process does. `/readyz` answers 200 when pages can be served: this process has rendered
 * one, its build is still in its folder, the content is read, the disk takes writes, and the database answers and has
 * all migrations; else 503 with the part that is missing. @returns whether the request was one of the two
 */
export function healthChecks({
  inside,
  isStopping,
  pages,
  disk,
  warnings = [],
  build,
  now = Date.now,
}: Setup): (request: IncomingMessage, response: ServerResponse) => boolean {
  let last: { at: number; problem: Promise<string | null> } | undefined;
  const findProblem = async (): Promise<string | null> => {
    const running = inside();
    if (!running) return "start";
    return (
      (await within("pages", pages())) ??
      (await within("disk", disk())) ??
      (await within("database", running.notReady()))
    );
  };
  const look = () => {
    if (!last || now() - last.at >= rememberMs) last = { at: now(), problem: findProblem() };
    return last.problem;
  };
  return (request, response) => {
    const path = pathOf(request.url);
    if (path !== "/healthz" && path !== "/readyz") return false;
    if (build) response.setHeader(buildHeader, build);
    if (!isRead(request.method)) send(request, response, 405, {});
    else if (path === "/healthz") send(request, response, 200, { alive: true });
    else if (isStopping()) send(request, response, 503, { ready: false, missing: "stopping" });
    else
      look().then((problem) => {
        if (problem === null)
          send(request, response, 200, { ready: true, ...(warnings.length > 0 ? { warnings } : {}) });
        else send(request, response, 503, { ready: false, missing: problem });
      });
    return true;
  };
}

const advice: Record<string, string> = {
  content: "The portal is not ready: the content cannot be read. See what is broken: npm run content",
  database:
    "The portal is not ready: the database does not answer, or it is empty. Are PORTAL_DATA_DIR and DATABASE_URL right? An empty one gets its tables by: npm run migrate",
  migrations:
    "The portal is not ready: the database has no tables of this release. Bring it up to date: npm run migrate",
};

/** What an operator does about a part that is missing when the portal has opened; null where none is. */
export async function adviceAtStart(inside: Ready | undefined): Promise<string | null> {
  const missing = inside && (await within("database", inside.notReady()));
  return missing ? (advice[missing] ?? null) : null;
}

/** A part that does not answer counts as missing. */
function within(part: string, look: Promise<string | null>): Promise<string | null> {
  return Promise.race([look, new Promise<string>((resolve) => setTimeout(() => resolve(part), patienceMs).unref())]);
}

function send({ method }: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
    ...(status === 503 ? { "Retry-After": "5" } : {}),
  });
  response.end(method === "HEAD" ? undefined : JSON.stringify(body));
}
