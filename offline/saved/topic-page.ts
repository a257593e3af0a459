import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { type Child, el } from "./dom";
import { type Here, showFrame } from "./frame";
import { timeText } from "./words";

type Section = "primary" | "quiz" | "reflective_journal" | "discussion";

export const topicAddress = (topicId: string, section: Section, page?: number) =>
  `/course/module/${topicId}/${section}${page ? `/${page}` : ""}`;

/** Draws a section of a topic between the way back, the way on and the list of its parts. */
export function showTopicPage(
  here: Here,
  { topicId, topic, courseId, savedAt, language }: StoredTopic,
  at: { section: Section; page?: number },
  content: Child[],
): void {
  const { words } = here;
  const part = (section: Section, label: string, page?: number) => ({ section, label, page });
  const parts = [
    ...topic.pages.map(({ title }, index) => part("primary", title, index + 1)),
    part("quiz", words.quiz.title),
    ...(topic.journal ? [part("reflective_journal", words.journal)] : []),
    ...(topic.discussion ? [part("discussion", words.discussion)] : []),
  ];
  const href = ({ section, page }: (typeof parts)[number]) => topicAddress(topicId, section, page);
  const index = parts.findIndex(({ section, page }) => section === at.section && page === at.page);
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const forward = {
    primary: words.nextPage,
    quiz: words.toQuiz,
    reflective_journal: words.toJournal,
    discussion: words.toDiscussion,
  };
  const course = `/view/course/${courseId}`;
  showFrame(here, {
    title: topic.name,
    back: { href: course, label: topic.course_name },
    content: [
      el("p", { class: "soft" }, topic.name),
      ...content,
      el(
        "nav",
        { class: "steps", "aria-label": words.pages },
        before && el("a", { href: href(before), rel: "prev" }, words.previous),
        after
          ? el("a", { href: href(after), rel: "next", class: "button" }, forward[after.section])
          : el("a", { href: course, class: "button" }, words.toList),
      ),
      el(
        "details",
        { class: "parts" },
        el("summary", words.pages),
        el(
          "ol",
          parts.map((each, number) =>
            el("li", number === index ? el("strong", each.label) : el("a", { href: href(each) }, each.label)),
          ),
        ),
      ),
      el("p", { class: "soft" }, fill(words.savedOn, { date: timeText(savedAt, language) })),
    ],
  });
}
