import { otherAccountPage } from "@/lib/api/page-account/account-names";
import { deleteAllDrafts } from "./drafts";

let leaving = false;

/**
 * Nothing of the account that this page showed stays in it; then it is opened anew, for whoever is signed in now. What was typed is kept for
 * a session that has only ended; a logout has cleared it by itself.
 */
export function clearAndReload(address = window.location.pathname + window.location.search): void {
  if (leaving) return;
  leaving = true;
  // A browser may show a page for a while after it is left, and puts back what stood in the fields of a reloaded one.
  document.body.replaceChildren();
  window.location.replace(address);
}

/** Somebody else is signed in now: what was typed goes too. `address`: where words say why, or the page itself where it is for everybody. */
export function leaveForOtherAccount(address = otherAccountPage): void {
  deleteAllDrafts();
  clearAndReload(address);
}
