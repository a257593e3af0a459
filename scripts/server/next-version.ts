/**
 * The minor version of Next that this project was checked with. These files rely on what Next does not document: the page cache
 * (`lib/api/pages/*-pages.mjs`), its error messages (`lib/api/pages/page-status.ts`), the error of a redirect
 * (`components/forms/drafts/redirect-of.ts`), and the inline scripts of a page (`scripts/content-security-policy.ts`, `scripts/page-policy.ts`).
 * Before the number is raised, the contract suite and the browser tests must pass with the new version.
 */
export const checkedNext = "16.4";

/** Why the portal cannot start with the installed version of Next; null where it can. */
export function nextVersionProblem(installed: string): string | null {
  if (installed.startsWith(`${checkedNext}.`)) return null;
  return `Next ${installed} is installed, but the portal was checked with Next ${checkedNext} only. Install the version of package-lock.json (npm ci), or check the files named in scripts/server/next-version.ts with the new one.`;
}
