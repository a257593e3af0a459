import type { ModulesAnswer, MyCourse } from "../../contract/learning";
import type { TemplateRoute } from "../../contract/routes";
import { seenWallCookie } from "../../contract/rules/page-cookies";
import { dayInIndia, startOfDayInIndia } from "../../platform/i18n/dates";
import type { Language } from "../../platform/i18n/language";
import type { RecordedCalls } from "../../platform/portal";
import type { ApiClient } from "../backend";
import { publicApi } from "../server";
import { callKey } from "./recorded-calls";

type Opening = {
  /** It records each answer: the template is rendered from them. */
  api: ApiClient;
  language: Language;
  /** The variable segments of the page's address. */
  parts: string[];
};
/** What the template is rendered from besides the recorded answers. */
type Opened = {
  /** Answers in place of the recorded ones, without what the page does not show. */
  instead?: RecordedCalls;
  /** The cookie that this page shows something of. */
  cookie?: string;
};

/** Makes the calls of a page. @returns null when the page shows something that its learner has written */
type Opener = (opening: Opening) => Promise<Opened | null>;

export const openers: Record<TemplateRoute, Opener> = {
  "/course/module/[id]/primary/[page]": openLesson,
  "/view/course/[id]": openMyCourse,
  "/dashboard": openDashboard,
};

/** rule: topic.page-list: one page of the primary reading. Opening it stores the reading place. */
async function openLesson({ api, language, parts: [id = "", number = ""] }: Opening): Promise<Opened | null> {
  if (!/^[1-9]\d{0,2}$/.test(number)) return null;
  const page = Number(number);
  const { _id: topicId } = await publicApi(language).learning.topic({ id, language });
  await api.learning.recordReading({ topicId, page });
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

async function openMyCourse({ api, language, parts: [id = ""] }: Opening): Promise<Opened | null> {
  const input = myCourseInput(id, language);
  const course = await api.learning.modules(input);
  const [enrollment] = course.enrollment_info;
  if (!enrollment || holdsWords(enrollment) || course.module_resources.some(holdsWords)) return null;
  const isOwn = course.moduleTopic_info.some(isFinished);
  // Another tab shows the discussions.
  const shown = { ...course, discussion: [], enrollment_info: [isOwn ? enrollment : { ...enrollment, id: "" }] };
  return {
    instead: { [callKey("learning.modules", input)]: shown },
    ...(isOwn ? { cookie: seenWallCookie } : {}),
  };
}

type Commented = Partial<Pick<ModulesAnswer["enrollment_info"][number], "feedback" | "review_note">>;
const holdsWords = ({ feedback, review_note }: Commented) => Boolean(feedback || review_note);

async function openDashboard({ api, language }: Opening): Promise<Opened | null> {
  const input = { query: { language }, body: {} };
  const answer = await api.learning.myCourses(input);
  const { data: courses, classroom, reviews } = answer;
  if (classroom.some(({ note }) => note !== "") || reviews.some(({ note }) => note !== null)) return null;
  if (courses.some(({ progress }) => progress > 0)) await api.recall.today({ language });
  const shown = { ...answer, firstName: "", data: courses.map((course) => withoutHours(course, courses.length)) };
  return { instead: { [callKey("learning.myCourses", input)]: shown } };
}

/** The enrollment is shown by its day. Only of several courses it matters which was opened last. */
function withoutHours(course: MyCourse, courses: number): MyCourse {
  return {
    ...course,
    ...(course.topics.some(isFinished) ? {} : { enrollment_id: "" }),
    ...(courses > 1 ? {} : { opened_at: null, enrolled_date: startOfDayInIndia(dayInIndia(course.enrolled_date)) }),
  };
}

/** From the first finished topic on, the wall is the learner's own: its seed is the enrollment (wall-of-course.ts). */
const isFinished = ({ status }: { status: string }) => status === "Completed";
