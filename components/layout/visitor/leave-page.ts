import { otherAccountPage } from "@/lib/api/page-account/account-names";
import { deleteAllDrafts } from "./drafts";

let leaving = false;

/** Clears the page of account data and reloads it for the current session. Drafts stay for an ended session. */
export function clearAndReload(address = window.location.pathname + window.location.search): void {
  if (leaving) return;
  leaving = true;
  // A browser may show the old page for a while, and restores the fields of a reloaded page.
  document.body.replaceChildren();
  window.location.replace(address);
}

/** Leaves the page because another account signed in, and deletes all drafts. `address`: the page to open. */
export function leaveForOtherAccount(address = otherAccountPage): void {
  deleteAllDrafts();
  clearAndReload(address);
}

/** Opens the page that a form leads to. Until it has loaded, nothing else may reload this one. */
export function leavePage(address: string, replaces = false): void {
  leaving = true;
  // A page that is shown again out of the browser's history must be able to clear itself.
  window.addEventListener("pageshow", () => (leaving = false), { once: true });
  if (replaces) window.location.replace(address);
  else window.location.assign(address);
}
