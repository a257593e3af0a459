import { randomBytes } from "node:crypto";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import type { Content, FormQuestion, Question, Topic } from "../../lib/platform/content";
import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { portalUrl, succeed } from "../calls/call-api";

export const courseId = "growing-up-healthy";
export const password = "lotus-pond-7";

/** The published content, with the keys of its quizzes. */
export const content: Content = publishedContent();
export const topics = content.courses.find((course) => course.id === courseId)?.topics as [
  Topic,
  Topic,
  Topic,
  ...Topic[],
];

export type NewLearner = { token: string; username: string; _id: string; url: string };
export type Enrolled = NewLearner & { eid: string };

export function newAddress(): string {
  return `${randomBytes(8).toString("hex")}@example.org`;
}

/** The documented payload of the main registration form. */
export function makeRegistration(username: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  const place = { state: "Bihar", state_id: 5, district: "Patna" };
  const person = {
    firstName: "Asha",
    lastName: "Kumari",
    mobile: "9876543210",
    age: 34,
    gender: "Female",
    profession: "Counsellors",
  };
  return { username, password, ...person, ...place, language: "en", utm_campaign: "", utm_source: "", ...change };
}

/** A new learner. */
export async function newLearner(change: Record<string, unknown> = {}, url = portalUrl): Promise<NewLearner> {
  const username = newAddress();
  const { token, _id } = await succeed("POST", "/users/register", { body: makeRegistration(username, change) }, url);
  return { token: String(token), username, _id: String(_id), url };
}

export async function newEnrolled(url = portalUrl, change: Record<string, unknown> = {}): Promise<Enrolled> {
  const learner = await newLearner(change, url);
  const { enrollmentId } = await succeed(
    "POST",
    "/courses/enroll",
    { token: learner.token, body: { id: courseId, name: "Growing up healthy", language: "en" } },
    url,
  );
  return { ...learner, eid: String(enrollmentId) };
}

export function rightChoices(question: Question): string[] {
  return question.options.filter((option) => option.correct).map((option) => option.id);
}

export function wrongChoices(question: Question): string[] {
  return question.options
    .filter((option) => !option.correct)
    .map((option) => option.id)
    .slice(0, 1);
}

export const feedbackQuestions = content.courseById.get(courseId)?.feedbackForm?.questions ?? [];

/** The survey questions on the pages of a topic. */
export function surveyQuestions(topic: Topic): FormQuestion[] {
  return topic.pages.flatMap((page) => page.form?.questions ?? []);
}

/** Answers every question of a form as a browser sends it. */
export function wholeForm(questions: FormQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.map((question) => [question.id, "options" in question ? (question.options[0]?.id ?? "") : "हमारा स्कूल"]),
  );
}

/** A question of a topic's quiz; one of another topic, in a course's last quiz, has that topic's id before its own. */
export function findQuestion(topic: Topic, id: string): Topic["quiz"][number] {
  const [name, other] = id.split("--").reverse() as [string, string | undefined];
  const found = content.topicById.get(other ?? topic.id) ?? topic;
  return found.quiz.find((question) => question.id === name) as Topic["quiz"][number];
}

/** Answers every question of a topic's running attempt. */
export async function answerQuiz({ token, url }: NewLearner, topic: Topic, choose = rightChoices): Promise<void> {
  if (topic.quiz.length === 0) return;
  const { questions } = (await succeed("GET", `/quiz/${topic.id}/attempt`, { token }, url)) as {
    questions: { id: string }[];
  };
  for (const { id } of questions)
    await succeed(
      "POST",
      `/quiz/${topic.id}/answers`,
      { token, body: { questionId: id, choices: choose(findQuestion(topic, id)) } },
      url,
    );
}

/** Opens every page of a topic, one after the other. In the tests' pace a page counts as read once it was open. */
export async function readTopic({ token, url }: NewLearner, topic: Topic): Promise<void> {
  for (const index of topic.pages.keys())
    await succeed("POST", `/users/reading/${topic.id}`, { token, body: { page: index + 1 } }, url);
}

/** An entry long enough for a journal, and another one in each topic. */
export function journalEntry(topicId: string, writer = ""): string {
  return enoughWords(`What I tried in class about ${topicId}.`, writer);
}

/**
 * Whether this process can write into the learner's portal: then what happens before a test begins is written by the
 * portal's own rules, without some 17 calls for each topic. The tests of these calls make them themselves.
 */
const canWrite = ({ url }: NewLearner) => process.env.TESTED_SUITE === "SQLite" && url === portalUrl;

export async function completeTopic(learner: NewLearner, topic: Topic): Promise<void> {
  // The other suites need not load the rules.
  if (canWrite(learner)) return (await import("./write-topic")).writeTopic(learner.token, topic);
  const { token, url } = learner;
  await readTopic(learner, topic);
  await answerQuiz(learner, topic);
  if (topic.completion.includes("formSubmit"))
    await succeed(
      "POST",
      `/users/user_survey_data/${topic.id}`,
      { token, body: wholeForm(surveyQuestions(topic)) },
      url,
    );
  if (topic.completion.includes("Discussion"))
    await succeed(
      "POST",
      `/users/update-discussion_comments/${topic.id}`,
      { token, body: { comment: enoughWords("It worked with us.", learner._id), topicId: topic.id } },
      url,
    );
  if (topic.journal)
    await succeed(
      "POST",
      `/users/journal/${topic.id}`,
      { token, body: { entry: journalEntry(topic.id, learner._id) } },
      url,
    );
}

/** Completes topics until half of the course is done: from then on it can be rated. */
export async function completeHalf(learner: NewLearner): Promise<void> {
  for (const topic of topics) {
    await completeTopic(learner, topic);
    const { progress } = await succeed(
      "POST",
      `/users/get-my-courses-info/${courseId}`,
      { token: learner.token },
      learner.url,
    );
    if (Number(progress) >= 50) return;
  }
}

/** Everything that the certificate needs but the profile. */
export async function completeCourse(learner: NewLearner): Promise<void> {
  for (const topic of topics) await completeTopic(learner, topic);
}

export async function completeProfile({ token, url }: NewLearner): Promise<void> {
  const body = {
    current_institute: "Middle School, Phulwari",
    employment_sector: "Government",
    is_profile_complete: 1,
  };
  await succeed("PUT", "/users/profile", { token, body }, url);
}

/** `answered`: an answer of the finished attempt in the first topic's quiz, which drew some questions of its bank. */
export type Graduate = Enrolled & { certificateId: string; answered?: { questionId: string; choices: string[] } };

/** A learner who has done everything and holds the certificate. */
export async function newGraduate(url = portalUrl, change: Record<string, unknown> = {}): Promise<Graduate> {
  const learner = await newEnrolled(url, change);
  await completeCourse(learner);
  await completeProfile(learner);
  const { certificateId } = await succeed(
    "PUT",
    `/courses/completed_status/${courseId}`,
    { token: learner.token, body: { eid: learner.eid } },
    url,
  );
  const { answers } = (await succeed("GET", `/quiz/${topics[0].id}/attempt`, { token: learner.token }, url)) as {
    answers: { questionId: string; choices: string[] }[];
  };
  const answered = answers.map(({ questionId, choices }) => ({ questionId, choices }))[0];
  return { ...learner, certificateId: String(certificateId), answered };
}

/** Makes this many learners who have done half of the course and rate it: an average shows from five ratings on. */
export async function rateByMany(learners: number, rating: number, at?: string): Promise<void> {
  for (let made = 0; made < learners; made += 1) {
    const learner = await newEnrolled(at);
    await completeHalf(learner);
    await succeed("PUT", `/courses/rating/${courseId}`, { token: learner.token, body: { rating } }, at);
  }
}
