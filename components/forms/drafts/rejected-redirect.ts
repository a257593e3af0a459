import { redirectTarget } from "@/lib/api/next-errors";
import { otherAccountPage } from "@/lib/api/page-account/account-names";

/** Whether a server action was rejected because another account is signed in than the page was rendered for. */
export function leadsToOtherAccount(error: unknown): boolean {
  return redirectTarget(error) === otherAccountPage;
}
