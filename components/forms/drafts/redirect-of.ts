import { otherAccountPage } from "@/lib/api/page-account/account-names";

/** Where a server action sent the browser, out of what its call threw; null when it threw something else. */
export function redirectOf(error: unknown): string | null {
  const digest = String((error as { digest?: unknown } | null)?.digest ?? "");
  return digest.startsWith("NEXT_REDIRECT;") ? digest.split(";").slice(2, -2).join(";") : null;
}

/** A redirect to the login means that there was no session: what was sent has not been stored. */
export function leadsToLogin(address: string): boolean {
  return new URL(address, "http://portal.invalid").pathname === "/login";
}

/** Whether a server action found another account signed in than its page was rendered for. */
export function leadsToOtherAccount(error: unknown): boolean {
  return redirectOf(error) === otherAccountPage;
}
