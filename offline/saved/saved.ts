import { readFlag, signedIn } from "../shared/account";
import { el } from "./dom";
import { followCourses } from "./follow";
import { showFrame } from "./frame";
import { isOutdated } from "./fresh-progress";
import { watchLogouts } from "./leave";
import { savedList } from "./list";
import { showPanel } from "./panel";
import { waitingLine } from "./refused";
import { showSavedPage } from "./routes";
import { deleteEverything, readStored } from "./stored";
import { takeUnsent } from "./unsent";
import { sendNow, whenSent } from "./waiting";
import { savedWords } from "./words";

// The script of what a learner has saved. Loaded where it is needed: on the page of a course, on saved pages, where
// something waits to be sent, and on signing out.

/** On the pages that the worker makes: a saved page, and the list of what is stored. */
const root = document.documentElement;

async function start(): Promise<void> {
  const account = signedIn();
  const flag = readFlag();
  // Somebody else has signed in on this phone: nothing of the person before stays (threats T25, T40).
  if (flag && account !== "" && flag.account !== account) await deleteEverything();
  if (account !== "") await takeUnsent(account);
  watchLogouts(account);
  if (root.dataset.saved !== undefined) await draw(account);
  const list = document.querySelector<HTMLElement>("[data-offline-list]");
  if (list && account !== "") await fillList(list, account);
  const place = document.querySelector<HTMLElement>("[data-offline-course]");
  if (place && account !== "") await showPanel(place, account);
  if (account !== "") {
    whenSent(() => void followCourses(account).catch(() => undefined));
    whenSent(showFreshProgress);
  }
  sendNow(account);
  window.addEventListener("online", () => sendNow(signedIn()));
}

/** The page was rendered before the server had what waited on this phone. */
function showFreshProgress(count: number): void {
  const isTypedIn = document.activeElement?.matches("input, textarea, select") ?? false;
  if (isOutdated(count, { path: location.pathname, isSaved: root.dataset.saved !== undefined, isTypedIn }))
    location.reload();
}

async function draw(account: string): Promise<void> {
  const words = savedWords(root.lang);
  if (account !== "") return showSavedPage(account);
  showFrame(
    { account, words, stored: { courses: [], topics: [], queue: [] } },
    {
      title: words.hiddenTitle,
      back: { href: "/", label: words.toList },
      content: [
        el("h1", {}, words.hiddenTitle),
        el("p", {}, words.hiddenText),
        el(
          "p",
          {},
          el("a", { class: "button", href: `/login?rdir=${encodeURIComponent(location.pathname)}` }, words.logIn),
        ),
      ],
    },
  );
}

async function fillList(place: HTMLElement, account: string): Promise<void> {
  const look = async () => {
    const stored = await readStored(account);
    const words = savedWords(root.lang);
    if (stored.topics.length + stored.queue.length === 0) return place.replaceChildren();
    const waits = waitingLine(stored.queue, words);
    place.replaceChildren(
      el("h2", {}, words.listTitle),
      ...(waits ? [waits] : []),
      savedList({ account, stored, words }, look),
    );
  };
  whenSent(() => void look());
  await look();
}

void start().catch(() => undefined);
