import type { TemplateRoute } from "../../contract/routes";
import { dayInIndia, startOfDayInIndia } from "../../platform/i18n/dates";
import type { Language } from "../../platform/i18n/language";
import type { RecordedCalls } from "../../platform/portal";
import type { ApiClient } from "../backend";
import { callKey } from "./recorded-calls";

/**
 * Makes the calls of a page. `api` records the answers, which its template is rendered from; `parts`: the variable
 * segments of its address.
 * @returns answers in place of recorded ones, without what the page does not show; null when it shows something that its
 * learner or a reviewer has written
 */
type Opener = (api: ApiClient, language: Language, parts: string[]) => Promise<RecordedCalls | null>;

export const openers: Record<TemplateRoute, Opener> = {
  "/course/module/[id]/primary/[page]": openLesson,
  "/view/course/[id]": openMyCourse,
  "/dashboard": openDashboard,
};

/** rule: topic.page-list: one page of the primary reading. Opening it stores the reading place. */
async function openLesson(api: ApiClient, language: Language, [id = "", number = ""]: string[]) {
  if (!/^[1-9]\d{0,2}$/.test(number)) return null;
  const page = Number(number);
  await api.learning.recordReading({ topicId: id, page });
  const { form_data } = await api.learning.readingPage({ id, page, language });
  if (form_data === null) return {};
  const { answers } = await api.surveys.readTopicSurvey({ topicId: id });
  return Object.keys(answers).length === 0 ? {} : null;
}

/** What the page of a learner's course asks for it. */
export const myCourseInput = (id: string, language: Language) => ({
  params: { id },
  query: { language },
  body: { cases: true },
});

async function openMyCourse(api: ApiClient, language: Language, [id = ""]: string[]) {
  const input = myCourseInput(id, language);
  const course = await api.learning.modules(input);
  const [enrollment] = course.enrollment_info;
  const notes = [enrollment, ...course.module_resources].map((reviewed) => reviewed?.review_note);
  if (!enrollment || enrollment.feedback || notes.some(Boolean)) return null;
  const shown = { ...enrollment, id: idOnWall(enrollment.id, course.moduleTopic_info) };
  // Another tab shows the discussions.
  return { [callKey("learning.modules", input)]: { ...course, discussion: [], enrollment_info: [shown] } };
}

async function openDashboard(api: ApiClient, language: Language) {
  const input = { query: { language }, body: {} };
  const answer = await api.learning.myCourses(input);
  const notes = [...answer.classroom, ...answer.reviews].map(({ note }) => note);
  if (notes.some(Boolean)) return null;
  if (answer.data.some(({ progress }) => progress > 0)) await api.recall.today({ language });
  const data = answer.data.map((course) => ({
    ...course,
    enrollment_id: idOnWall(course.enrollment_id, course.topics),
    // The day is shown. The time, and when a course was opened, only put several courses in order.
    ...(answer.data.length === 1 && {
      opened_at: null,
      enrolled_date: startOfDayInIndia(dayInIndia(course.enrolled_date)),
    }),
  }));
  return { [callKey("learning.myCourses", input)]: { ...answer, firstName: "", data } };
}

/** From the first finished topic on, the wall is the learner's own: the enrollment is its seed (wall-of-course.ts). */
function idOnWall(enrollment: string, topics: { status: string }[]): string {
  return topics.some(({ status }) => status === "Completed") ? enrollment : "";
}
