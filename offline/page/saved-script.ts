import { readFlag, signedIn } from "../shared/account";
import { cleared, leaveEvent, leavingMark } from "../shared/leaving";

let asked = false;
const formsFirstMs = 1000;

function load(otherwise?: () => void): void {
  if (asked) return;
  asked = true;
  const script = document.createElement("script");
  script.src = "/offline/saved.js";
  script.onerror = () => {
    asked = false;
    otherwise?.();
  };
  document.body.append(script);
}

/** Whether this page has something to do with what is stored: the place to save, calls to send, or another's records. */
function isNeeded(): boolean {
  if (document.querySelector("[data-offline-course], [data-offline-list]")) return true;
  const [flag, account] = [readFlag(), signedIn()];
  if (!flag || account === "") return false;
  return flag.account !== account || (flag.unsent > 0 && navigator.onLine);
}

/** Loads the script of saved topics where it is needed, so that other pages cost nothing. */
export function loadSavedScript(): void {
  if (isNeeded()) load();
  // After the forms of this page, which send again by themselves what they could not send.
  window.addEventListener("online", () => setTimeout(() => isNeeded() && load(), formsFirstMs));
  document.addEventListener("submit", holdLogout, true);
}

/** Signing out deletes what is stored, and asks first where something is not sent yet. */
function holdLogout(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute("action") !== "/logout") return;
  if (form.hasAttribute(cleared) || !readFlag()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  form.setAttribute(leavingMark, "");
  if (asked) document.dispatchEvent(new Event(leaveEvent));
  else
    load(() => {
      form.setAttribute(cleared, "");
      form.requestSubmit();
    });
}
