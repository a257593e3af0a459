import fs from "node:fs";
import path from "node:path";
import { defaultLanguage } from "../../../lib/platform/i18n/language.ts";
import { buildIdentity } from "../../next/index.ts";
import type { Page, StoredRead } from "../../page.ts";

type Setup = {
  /** The folder of the project. */
  root: string;
  /** Renders a page behind the server, as for a visitor. */
  render: (read: StoredRead) => Promise<Page>;
};

/** A page of the build that neither a database nor an existing backend is needed for. */
const address = "/accessibility";
const page: StoredRead = {
  page: { kind: "public", path: `/${defaultLanguage}${address}` },
  cookies: [],
  asData: false,
  address,
};

/**
 * Whether this process can serve the pages of its build: it has rendered one, and the build that it has started with is
 * still in its folder. The code of a page is read from there at its first request.
 * @returns what is missing; null where nothing is
 */
export function builtPages({ root, render }: Setup): () => Promise<"pages" | "build" | null> {
  const file = path.join(root, buildIdentity);
  const started = identityIn(file);
  let rendered: Promise<boolean> | null = null;
  return async () => {
    if (started === null || identityIn(file) !== started) return "build";
    rendered ??= render(page).then(
      ({ status }) => status === 200,
      () => false,
    );
    const isRendered = await rendered;
    // The next look tries again.
    if (!isRendered) rendered = null;
    return isRendered ? null : "pages";
  };
}

function identityIn(file: string): string | null {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
