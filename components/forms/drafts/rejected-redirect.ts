import { redirectTarget } from "@/lib/api/next-errors";
import { otherAccountPage } from "@/lib/api/page-account/account-names";

/** A redirect to the login means that there was no session, so nothing was stored. */
export function leadsToLogin(address: string): boolean {
  return new URL(address, "http://portal.invalid").pathname === "/login";
}

/** Whether a server action was rejected because another account is signed in than the page was rendered for. */
export function leadsToOtherAccount(error: unknown): boolean {
  return redirectTarget(error) === otherAccountPage;
}
