import type { Content, Course } from "../../../platform/content";
import { plainLines, plainText } from "../../../platform/content/text/plain-text";
import type { Language } from "../../../platform/i18n/language";
import { type Found, firstParagraph, headingsIn, labelsIn } from "./document";

export function courseDocument(course: Course, language: Language): Found {
  const modules = course.modules.flatMap((module) => [
    module.name,
    module.summary,
    ...module.topics.flatMap((topic) => [topic.name, topic.summary]),
  ]);
  const parts = [...course.objectives, ...modules, ...course.faqs.flatMap((faq) => [faq.question, faq.answer])].map(
    (each) => each[language],
  );
  return {
    title: course.name[language],
    summary: course.shortDesc[language],
    text: [plainLines(course.about[language]), ...parts, plainLines(course.howItWorks[language])].join("\n"),
    address: courseAddress(course.id),
    // Module names are keywords: a whole module on a subject is more relevant than one mention in a long page.
    keywords: course.modules
      .flatMap((module) => [module, ...module.topics])
      .map(({ name }) => name[language])
      .join(". "),
  };
}

/** The public description of a course. */
export function courseAddress(id: string): string {
  return `/info/course/${id}`;
}

/**
 * Every lesson page. All of a course's first topic is searched, because a guest may read it (rule: topic.guest-reads);
 * of the others the title, the headings, the opening paragraph and the labels of drawings.
 */
export function lessonDocuments({ courses }: Content, language: Language): Found[] {
  return courses.flatMap((course) =>
    course.topics.flatMap((topic, place) =>
      topic.pages.map((page, index) => {
        const html = page.html[language];
        return {
          title: page.title[language],
          summary: topic.name[language],
          headings: plainText(headingsIn(html)),
          text: plainLines(place === 0 ? html : firstParagraph(html)),
          address: `/course/module/${topic.id}/primary/${index + 1}`,
          place: course.name[language],
          keywords: labelsIn(html),
          course: course.id,
        };
      }),
    ),
  );
}
