import { fill } from "../shared/words";
import { el } from "./dom";
import { type Here, showFrame } from "./frame";
import { refusedList } from "./refused";
import { topicAddress } from "./topic-page";
import { sizeText } from "./words";

/** What is saved of each course: its topics, cases, class plans; and what was not accepted. */
export function savedList(here: Here, after: () => unknown): HTMLElement {
  const { stored, words, account } = here;
  const courses = stored.courses.map((course) => {
    const topics = course.topics.flatMap(({ id }) => stored.topics.find(({ topicId }) => topicId === id) ?? []);
    if (topics.length === 0) return null;
    const others = course.topics.length - topics.length;
    return el(
      "section",
      {},
      el("h3", {}, course.name),
      el(
        "ul",
        { class: "list" },
        ...topics.map(({ topicId, topic, bytes }) =>
          el(
            "li",
            {},
            el("a", { href: topicAddress(topicId, "primary", 1) }, topic.name),
            el("span", { class: "soft" }, ` ${sizeText(bytes)}`),
          ),
        ),
      ),
      others > 0 &&
        el("p", { class: "soft" }, others === 1 ? words.othersOne : fill(words.othersMany, { count: others })),
      course.cases.length > 0 && el("h4", {}, words.cases),
      el(
        "ul",
        { class: "list" },
        ...course.cases.map(({ id, title }) =>
          el("li", {}, el("a", { href: `/my-courses/${course.courseId}/cases/${id}` }, title)),
        ),
      ),
      course.plans.length > 0 && el("h4", {}, words.plans),
      el(
        "ul",
        { class: "list" },
        ...course.plans.map(({ address, name }) => el("li", {}, el("a", { href: address }, name))),
      ),
    );
  });
  const isEmpty = courses.every((course) => course === null);
  const box = el("div", { class: "saved-list" }, refusedList(account, stored.queue, words, after));
  if (isEmpty) box.append(el("p", {}, words.nothing));
  else {
    for (const course of courses) if (course) box.append(course);
    box.append(el("p", {}, el("a", { href: "/offline/message" }, words.message)));
  }
  return box;
}

/** The page of an address that is not saved, or of a course: what is there instead. */
export function showList(here: Here, after: () => unknown, isOverview: boolean): void {
  const { words } = here;
  showFrame(here, {
    title: isOverview ? words.listTitle : words.notSavedTitle,
    back: { href: "/offline", label: words.toList },
    content: [
      el("h1", {}, isOverview ? words.listTitle : words.notSavedTitle),
      !isOverview && el("p", {}, words.notSavedText),
      savedList(here, after),
    ],
  });
}
