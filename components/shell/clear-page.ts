import { forgetAllKept } from "@/components/drafts/kept";
import { otherAccountPage } from "@/lib/portal/account-names";

let leaving = false;

/** Nothing of the account that this page showed stays in it; then it is opened anew, for whoever is signed in now. */
export function clearPage(address = window.location.pathname + window.location.search): void {
  if (leaving) return;
  leaving = true;
  forgetAllKept();
  // A browser may show a page for a while after it is left, and puts back what stood in the fields of a reloaded one.
  document.body.replaceChildren();
  window.location.replace(address);
}

/** The same, with words about why: somebody else is signed in now. */
export function leaveForOtherAccount(): void {
  clearPage(otherAccountPage);
}
