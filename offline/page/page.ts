import { keepsAttribute } from "../../lib/contract/meta/unsent";
import { colours } from "../../lib/platform/colours";
import { cleared, leaveEvent, leavingMark, readFlag, signedIn } from "../shared/account";
import { type Words, wordsIn } from "../shared/words";

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

// Runs on every page after it has loaded, without React.

showConnection(wordsIn(document.documentElement.lang));
registerWorker()
  .then(tellScripts)
  .catch(() => undefined);
// The script of saved topics is loaded where it is needed alone, so that other pages cost nothing.
if (isNeeded()) load();
// After the forms of this page, which send again by themselves what they could not send.
window.addEventListener("online", () => setTimeout(() => isNeeded() && load(), formsFirstMs));
document.addEventListener("submit", holdLogout, true);
document.documentElement.setAttribute(keepsAttribute, "");

/** One line at the lower edge while there is no connection, with a way to what is stored on this phone. */
function showConnection(words: Words): void {
  const line = document.createElement("div");
  line.id = "connection-line";
  line.setAttribute("role", "status");
  line.style.cssText = `position:fixed;inset-inline:0;bottom:var(--bottom-bar,0px);z-index:40;padding:.4rem 1rem;background:${colours.ink};color:#fff;font-size:.9rem;text-align:center`;
  const link = document.createElement("a");
  link.href = "/offline";
  link.textContent = words.lineLink;
  link.style.cssText = "color:#fff;text-decoration:underline;display:inline-block;padding:.35rem .25rem";
  line.append(`${words.line} `, link);
  const look = () => {
    if (navigator.onLine) line.remove();
    else document.body.append(line);
  };
  window.addEventListener("online", look);
  window.addEventListener("offline", look);
  look();
}

/** Registers the worker; where it takes this page over only now, it is asked to store the page that is open. */
async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register("/offline/service-worker.js", { scope: "/", updateViaCache: "none" });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ opened: window.location.href });
}

/** Tells the worker which scripts this page has loaded, and each that it loads later. */
async function tellScripts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((list) => {
    const scripts = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => /\/(?:scripts|_next\/static)\/.+\.js$/.test(name));
    if (scripts.length > 0) active?.postMessage({ opened: window.location.href, scripts });
  });
  observer.observe({ type: "resource", buffered: true });
}
