import fs from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { anyLanguage } from "../lib/platform/i18n/language.ts";

// The middleware leaves files and handlers outside of the pages alone (its matcher). What stands under their first segment and is neither
// would reach a page with that segment as its language, and break: it is led to the page that says "not found" instead.

/** What the matcher of middleware.ts leaves out, but for `/api`, which answers for everything below it. */
const outsideOfPages = /^\/(?:_next(?:\/|$)|(?:images|videos|share|feeds|fonts|\.well-known)\/|favicon\.ico|icon\.svg|robots\.txt|sitemap\.xml)/;

const handlers = new RegExp(`^/(?:share/${anyLanguage}/.+\\.png|feeds/${anyLanguage}\\.xml|\\.well-known/(?:did|jwks)\\.json|robots\\.txt|sitemap\\.xml)$`);

/** An address that no page has: the not-found page in the visitor's language. */
const nowhere = "/not-there";

function filesIn(folder: string): Set<string> {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(entries.map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`));
}

/**
 * Brings the address of a request into the one shape that everything behind expects. `built`: the files of the build; null while developing,
 * when they come and go.
 */
export function targetSettler(publicFolder: string, built: string | null): { settle: (request: IncomingMessage) => void; isFile: (url: string) => boolean } {
  const files = filesIn(publicFolder);
  const builtFiles = built === null ? null : filesIn(built);
  const isBuilt = (file: string) =>
    builtFiles ? file.startsWith("/_next/static/") && builtFiles.has(file.slice("/_next/static".length)) : file.startsWith("/_next/");
  const exists = (file: string) => files.has(file) || isBuilt(file);
  return {
    isFile: (url) => exists(pathOf(url)),
    settle(request) {
      const asked = addressIn(request.url ?? "/");
      const [pathname = "/", ...query] = asked.split("?");
      request.url = [settledPath(pathname, exists), ...query].join("?");
    },
  };
}

const pathOf = (url: string) => decoded(url.split("?")[0] ?? "/") ?? "";

/** `GET http://host/path` names the host twice; `OPTIONS *` names no page. */
function addressIn(url: string): string {
  if (url.startsWith("/")) return url;
  if (!URL.canParse(url)) return nowhere;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function settledPath(asked: string, exists: (file: string) => boolean): string {
  // Escapes that are none, such as `/%ff`: an address that nobody has; Next would answer it with a bare 500.
  if (decoded(asked) === null) return asked.replaceAll("%", "%25");
  const pathname = withoutDots(asked);
  const plain = decoded(pathname) ?? "";
  if (!outsideOfPages.test(plain) || handlers.test(plain) || exists(plain)) return pathname;
  return nowhere;
}

/** `/../images/x` is `/images/x` by the time that Next reads it, so what is judged here must be that too. */
function withoutDots(pathname: string): string {
  const address = `http://portal.invalid${pathname.replaceAll("\\", "%5C")}`;
  return URL.canParse(address) ? new URL(address).pathname : nowhere;
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
