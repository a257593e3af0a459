import type { Content } from "../../../platform/content";
import type { Language } from "../../../platform/i18n/language";
import type { Found } from "./document";

/**
 * The cases of the courses, by their titles and situations: the steps say what to do, which is found out by choosing.
 * The case that closes a course opens after its topics, so it leads to the list on the course's page.
 */
export function caseDocuments({ courses }: Content, language: Language): Found[] {
  return courses.flatMap(({ id: course, name, cases }) =>
    cases.map(({ id, end, title, situation }) => ({
      title: title[language],
      summary: situation[language],
      text: situation[language],
      address: end ? `/view/course/${course}#cases` : `/my-courses/${course}/cases/${id}`,
      place: name[language],
      course,
    })),
  );
}
