import fs from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { root } from "../../lib/process/steps.ts";
import { pathOf } from "../page.ts";

// Files of a build that Next does not document. Their paths are relative to the project's folder.

/** The file that names a build; each build has another name. */
export const buildIdentity = ".next/BUILD_ID";

/** The regular expressions of all routes that a build writes: `regex` of `staticRoutes` and `dynamicRoutes`. */
const routesManifest = ".next/routes-manifest.json";

/** The file beside each page of a build that lists the page's scripts. */
export const pageManifest = "page_client-reference-manifest.js";

/** The scripts with which React begins in every page, and those that older browsers need. */
export function scriptsOfAllPages(): string[] {
  const { rootMainFiles, polyfillFiles } = readJson(".next/build-manifest.json");
  return [...rootMainFiles, ...polyfillFiles];
}

/** The scripts of a page and its layouts, out of such a file. */
export function entryScripts(manifest: string): string[] {
  const [, entries = ""] = /"entryJSFiles":\s*(\{[^}]*\})/.exec(manifest) ?? [];
  return [...entries.matchAll(/"(static\/chunks\/[^"]+\.js)"/g)].map(([, script = ""]) => script);
}

/** What a build has noted of the folder that it was made in. */
export const requiredFiles = [".next/required-server-files.json", ".next/required-server-files.js"];

/** How the list's name ends that names the files of a build's page: `files`, relative to the list. */
export const traceListEnd = ".nft.json";

/** The pages and handlers of the build, as Next names their files. */
export const pagesOfBuild = () => Object.keys(readJson(".next/server/app-paths-manifest.json"));

type Route = { page: string; regex: string };
export type BuiltRoutes = { staticRoutes: Route[]; dynamicRoutes: Route[] };

const readJson = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));

/** The routes of the build; its dynamic ones are in the order in which Next tries them. */
export const builtRoutes = (): BuiltRoutes => readJson(routesManifest);

const inLanguage = /^\/\[locale\](?=\/|$)/;

/** What stands for the pattern of an address that no route answers. */
export const noPattern = "(none)";

/** @returns the pattern of the route that answers an address, such as `/topic/[name]` */
export function patternFinder({ staticRoutes, dynamicRoutes }: BuiltRoutes): (url: string) => string {
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const tried = dynamicRoutes.map(({ page, regex }) => ({
    pattern: page.replace(inLanguage, "") || "/",
    regex: new RegExp(regex),
    isPage: inLanguage.test(page),
  }));
  const find = (address: string) => {
    // The language in front is any: each has the same pages.
    const page = `/xx${address === "/" ? "" : address}`;
    if (fixed.has(address)) return address;
    return tried.find(({ regex, isPage }) => regex.test(isPage ? page : address))?.pattern ?? noPattern;
  };
  // A hundred expressions for each request cost a tenth of it.
  const found = new LRUCache<string, string>({ max: 2000, memoMethod: find });
  return (url) => {
    const address = pathOf(url).replace(/(?<=^.|[^/])\/+$/, "");
    // What a stranger invents may be long.
    return address.length > 200 ? find(address) : found.memo(address);
  };
}

/** The actions of a build by their ids, each with the pages that have it. */
export const builtActions = (): Record<string, { exportedName: string; workers: Record<string, unknown> }> =>
  readJson(".next/server/server-reference-manifest.json").node;

/**
 * @returns whether the page at an address has an action. For one of another page Next would ask itself over the network,
 * at an address that no page of the portal has, without end (threats T41)
 */
export function actionFinder(findPattern: (url: string) => string): (url: string, action: string) => boolean {
  const patternOf = (worker: string) => worker.replace(/^app|\/page$|\/\([^/]+\)/g, "").replace(inLanguage, "") || "/";
  const pages = new Map(
    Object.entries(builtActions()).map(([action, { workers }]) => [
      action,
      new Set(Object.keys(workers).map(patternOf)),
    ]),
  );
  return (url, action) => pages.get(action)?.has(findPattern(url)) === true;
}

/** Read at the start: an upgrade that goes wrong must not change what this process says. */
export const buildId = () => fs.readFileSync(path.join(root, buildIdentity), "utf8");

/** The minor version of Next that this folder and lib/api/next-errors.ts were checked with (docs/upgrading-next.md). */
export const checkedNext = "16.4";

/** Why the portal cannot start with the installed version of Next; null where it can. */
export function nextVersionProblem(installed: string): string | null {
  if (installed.startsWith(`${checkedNext}.`)) return null;
  return `Next ${installed} is installed, but the portal was checked with Next ${checkedNext} only. Install the version of package-lock.json (npm ci), or check the new one as docs/upgrading-next.md describes.`;
}
