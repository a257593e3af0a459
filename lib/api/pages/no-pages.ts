// Addresses outside `/api` that are not pages: files and their handlers. Plain Node reads this file too.

/** Everything below these folders. */
export const foldersOfFiles = [
  "_next",
  "scripts",
  "images",
  "videos",
  "share",
  "feeds",
  "fonts",
  "manifests",
  "offline",
  ".well-known",
];
const files = ["favicon.ico", "icon.svg", "robots.txt", "sitemap.xml"];

const escaped = (name: string) => name.replaceAll(".", "\\.");

/**
 * The beginning of such an address after its first slash, as the source of a regular expression. The matcher of
 * `middleware.ts` repeats it, because Next reads a literal there; `middleware.test.ts` compares the two.
 */
export const noPages = [...foldersOfFiles.map((folder) => `${escaped(folder)}/`), ...files.map(escaped)].join("|");
