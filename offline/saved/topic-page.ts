import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { el } from "./dom";
import { type Here, showFrame } from "./frame";
import { timeText } from "./words";

export type Section = "primary" | "quiz" | "reflective_journal" | "discussion";

export const topicAddress = (topicId: string, section: Section, page?: number) =>
  `/course/module/${topicId}/${section}${page ? `/${page}` : ""}`;

type Part = { href: string; label: string; section: Section; page?: number };

/** The pages and sections of a saved topic, in their order. */
function topicParts({ topicId, topic }: StoredTopic, { words }: Here): Part[] {
  const pages = topic.pages.map(({ title }, index): Part => {
    const page = index + 1;
    return { href: topicAddress(topicId, "primary", page), label: title, section: "primary", page };
  });
  const section = (name: Section, label: string): Part => ({ href: topicAddress(topicId, name), label, section: name });
  return [
    ...pages,
    section("quiz", words.quiz.title),
    ...(topic.journal ? [section("reflective_journal", words.journal)] : []),
    ...(topic.discussion ? [section("discussion", words.discussion)] : []),
  ];
}

/** Draws a section of a topic between the way back, the way on and the list of its parts. */
export function showTopicPage(
  here: Here,
  stored: StoredTopic,
  at: { section: Section; page?: number },
  content: (Node | null | false)[],
): void {
  const { words } = here;
  const parts = topicParts(stored, here);
  const index = parts.findIndex(({ section, page }) => section === at.section && page === at.page);
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const forward = {
    primary: words.nextPage,
    quiz: words.toQuiz,
    reflective_journal: words.toJournal,
    discussion: words.toDiscussion,
  };
  const savedOn = fill(words.savedOn, { date: timeText(stored.savedAt, stored.language) });
  showFrame(here, {
    title: stored.topic.name,
    back: { href: `/view/course/${stored.courseId}`, label: stored.topic.course_name },
    content: [
      el("p", { class: "soft" }, stored.topic.name),
      ...content,
      el(
        "nav",
        { class: "steps", "aria-label": words.pages },
        before && el("a", { href: before.href, rel: "prev" }, words.previous),
        after
          ? el("a", { href: after.href, rel: "next", class: "button" }, forward[after.section])
          : el("a", { href: `/view/course/${stored.courseId}`, class: "button" }, words.toList),
      ),
      el(
        "details",
        { class: "parts" },
        el("summary", {}, words.pages),
        el(
          "ol",
          {},
          ...parts.map(({ href, label }, number) =>
            el("li", {}, number === index ? el("strong", {}, label) : el("a", { href }, label)),
          ),
        ),
      ),
      el("p", { class: "soft" }, savedOn),
    ],
  });
}
