import { checkedNext } from "../../lib/api/next-internals.ts";

/** Why the portal cannot start with the installed version of Next; null where it can. */
export function nextVersionProblem(installed: string): string | null {
  if (installed.startsWith(`${checkedNext}.`)) return null;
  return `Next ${installed} is installed, but the portal was checked with Next ${checkedNext} only. Install the version of package-lock.json (npm ci), or check lib/api/next-internals.ts with the new one.`;
}
