/** The minor version of Next that this folder and lib/api/next-errors.ts were checked with (docs/upgrading-next.md). */
export const checkedNext = "16.4";

/** Why the portal cannot start with the installed version of Next; null where it can. */
export function nextVersionProblem(installed: string): string | null {
  if (installed.startsWith(`${checkedNext}.`)) return null;
  return `Next ${installed} is installed, but the portal was checked with Next ${checkedNext} only. Install the version of package-lock.json (npm ci), or check the new one as docs/upgrading-next.md describes.`;
}
