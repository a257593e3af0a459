import "server-only";
import type { ApiClient } from "@/lib/api/backend";
import { publicApi } from "@/lib/api/server";
import type { ModulesAnswer, MyCourse } from "@/lib/contract/learning";
import type { TemplateRoute } from "@/lib/contract/routes";
import { dayInIndia, startOfDayInIndia } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { myCourseInput } from "../course/my-course-input";
import { openTopic } from "../load-topic";
import { topicPlaces } from "../path/place";

type Opening = {
  /** Each answer that it gives is what the template is rendered from. */
  api: ApiClient;
  language: Language;
  /** The variable segments of the page's address. */
  parts: string[];
  /** Replaces an answer by one without what the page does not show. */
  share: (name: string, input: unknown, answer: unknown) => void;
};

/**
 * Makes the calls of a page. @returns false when the page shows something of this learner alone: dates, certificates,
 * notes, answers
 */
type Opener = (opening: Opening) => Promise<boolean>;

export const openers: Record<TemplateRoute, Opener> = {
  "/course/module/[id]/primary/[page]": openLesson,
  "/view/course/[id]": openMyCourse,
  "/dashboard": openDashboard,
};

/** rule: topic.page-list: one page of the primary reading. */
async function openLesson({ api, language, parts: [id = "", page = ""] }: Opening): Promise<boolean> {
  if (!/^[1-9]\d{0,2}$/.test(page)) return false;
  const subtopics = await publicApi(language).learning.subtopics({ id, language });
  if (subtopics[Number(page) - 1]?.icon === "form") {
    const { answers } = await api.surveys.readTopicSurvey({ topicId: id });
    if (Object.keys(answers).length > 0) return false;
  }
  await openTopic(api, language, id, "primary", Number(page));
  return true;
}

async function openMyCourse({ api, language, parts: [id = ""], share }: Opening): Promise<boolean> {
  const input = myCourseInput(id, language);
  const course = await api.learning.modules(input);
  const [enrollment] = course.enrollment_info;
  if (!enrollment || !isUnderWay(course, enrollment)) return false;
  // She is drawn on the wall as she chose.
  if (course.wall_look !== "") return false;
  // From the first finished topic on, the wall has a border of its own.
  if (topicPlaces(course.moduleTopic_info, null).includes("done")) return false;
  // Another tab shows the discussions.
  share("learning.modules", input, { ...course, discussion: [], enrollment_info: [{ ...enrollment, id: "" }] });
  return true;
}

/** Nothing of it is dated, rated, reviewed or certified, and no form of it names the enrollment. */
function isUnderWay(course: ModulesAnswer, enrollment: ModulesAnswer["enrollment_info"][number]): boolean {
  const { status, progress, rating, feedback, platform_rating, certificateId } = enrollment;
  const said = [rating, feedback, platform_rating, certificateId].some((each) => each !== null);
  const looked = [enrollment, ...course.module_resources].some(
    ({ review, review_note, review_since, certificate_withdrawn }) =>
      review !== null || review_note !== null || review_since !== null || certificate_withdrawn,
  );
  const finished = course.cases?.some(({ finished_at }) => finished_at !== null) ?? false;
  const certified = course.module_resources.some((module) => module.certificateId !== null);
  return status === "Enrolled" && progress < 100 && !said && !looked && !finished && !certified;
}

async function openDashboard({ api, language, share }: Opening): Promise<boolean> {
  const input = { query: { language }, body: {} };
  const answer = await api.learning.myCourses(input);
  const { data: courses, earned, classroom, reviews, unread_answers } = answer;
  const noted = classroom.some(({ tried_at, note }) => tried_at !== null || note !== "");
  if (courses.length > 1 || noted || earned.length > 0 || reviews.length > 0 || unread_answers > 0) return false;
  if (!courses.every(isBegun)) return false;
  if (courses.some(({ topics }) => topics.some(({ status }) => status === "Completed"))) return false;
  const days = courses.map((course) => ({
    ...course,
    enrollment_id: "",
    enrolled_date: startOfDayInIndia(dayInIndia(course.enrolled_date)),
  }));
  share("learning.myCourses", input, { ...answer, firstName: "", data: days });
  if (courses.every(({ progress }) => progress === 0)) return true;
  const recall = await api.recall.today({ language });
  return recall.questions.length === 0 && recall.answered.length === 0;
}

const isBegun = ({ status, progress, certificateId, certificates, module_certificates = 0 }: MyCourse): boolean =>
  status === "Enrolled" &&
  progress < 100 &&
  certificateId === null &&
  certificates.length === 0 &&
  module_certificates === 0;
