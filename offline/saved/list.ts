import { fill } from "../shared/words";
import { type Child, el } from "./dom";
import { type Here, showFrame } from "./frame";
import { refusedList } from "./refused";
import { topicAddress } from "./topic-page";
import { sizeText } from "./words";

const list = (items: Child[][]) =>
  el(
    "ul",
    { class: "list" },
    items.map((item) => el("li", item)),
  );

/** What is saved of each course: its topics, cases, class plans; and what was not accepted. */
export function savedList(here: Here, after: () => unknown): HTMLElement {
  const { stored, words } = here;
  const courses = stored.courses.flatMap(({ courseId, name, topics, cases, plans }) => {
    const saved = topics.flatMap(({ id }) => stored.topics.find(({ topicId }) => topicId === id) ?? []);
    if (saved.length === 0) return [];
    const others = topics.length - saved.length;
    const ofTopics = saved.map(({ topicId, topic, bytes }) => [
      el("a", { href: topicAddress(topicId, "primary", 1) }, topic.name),
      el("span", { class: "soft" }, ` ${sizeText(bytes)}`),
    ]);
    return el(
      "section",
      el("h3", name),
      list(ofTopics),
      others > 0 &&
        el("p", { class: "soft" }, others === 1 ? words.othersOne : fill(words.othersMany, { count: others })),
      cases.length > 0 && el("h4", words.cases),
      list(cases.map(({ id, title }) => [el("a", { href: `/my-courses/${courseId}/cases/${id}` }, title)])),
      plans.length > 0 && el("h4", words.plans),
      list(plans.map((plan) => [el("a", { href: plan.address }, plan.name)])),
    );
  });
  const last = courses.length === 0 ? words.nothing : el("a", { href: "/offline/message" }, words.message);
  return el("div", { class: "saved-list" }, refusedList(here, after), courses, el("p", last));
}

/** The page of an address that is not saved, or of a course: what is there instead. */
export function showList(here: Here, after: () => unknown, isOverview: boolean): void {
  const { words } = here;
  const title = isOverview ? words.listTitle : words.notSavedTitle;
  showFrame(here, {
    title,
    back: { href: "/offline", label: words.toList },
    content: [el("h1", title), !isOverview && el("p", words.notSavedText), savedList(here, after)],
  });
}
