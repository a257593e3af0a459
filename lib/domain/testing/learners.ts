import { randomBytes } from "node:crypto";
import type { Registration } from "../../contract/accounts";
import { percentToRate } from "../../contract/courses";
import type { Content, Question, Topic } from "../../platform/content";
import { publishedContent } from "../../platform/content/testing/published-content";
import type { FreshDatabase } from "../../platform/db/testing/fresh-database";
import { openLimits } from "../../platform/limits";
import { findLearner } from "../../platform/session";
import { readSettings } from "../../platform/settings";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { discussions } from "../discussions";
import { learning } from "../learning";
import { quizzes } from "../quizzes";
import { surveys } from "../surveys";
import { enoughWords } from "./enough-words";

export { publishedContent };

/**
 * The context of a guest's call behind the middleware. @param change.withWaiting applies the reading times and pauses
 * that other tests skip
 */
export async function guestContext(
  { opened, dataDir }: Pick<FreshDatabase, "opened" | "dataDir">,
  { withWaiting = false } = {},
): Promise<CallContext> {
  return {
    db: opened.db,
    reading: opened.reading,
    content: publishedContent(),
    limits: await openLimits(opened, dataDir),
    settings: readSettings({
      SESSION_SECRET: "a secret of the tests, long enough",
      PORTAL_DATA_DIR: dataDir,
      TESTS_WITHOUT_WAITING: withWaiting ? "" : "1",
    }),
    learner: null,
    carriedBy: "cookie",
    language: "en",
    address: "203.0.113.7",
    userAgent: "test",
    device: { marker: "", keep: async () => undefined },
    now: new Date(),
  };
}

/** No digits: a search for a part of a mobile number finds them in an address too. */
const randomLetters = (): string =>
  [...randomBytes(16)].map((byte) => String.fromCharCode("a".charCodeAt(0) + (byte % 26))).join("");

export function newRegistration(change: Partial<Registration> = {}): Registration {
  return {
    username: `${randomLetters()}@example.org`,
    password: "lotus-pond",
    firstName: "Asha",
    lastName: "Kumari",
    state: "Bihar",
    state_id: 5,
    district: "Patna",
    language: "en",
    mobile: "9876543210",
    age: 34,
    gender: "Female",
    profession: "Counsellors",
    ...change,
  };
}

/** The context of the session with this token, resolved like the middleware does. */
export async function asHolder(guest: CallContext, token: string): Promise<CallContext> {
  return { ...guest, learner: await findLearner(guest.db, token, guest.now) };
}

/** A newly registered learner. */
export async function newLearner(guest: CallContext, change: Partial<Registration> = {}): Promise<CallContext> {
  const { token } = await accounts.register(guest, newRegistration(change));
  return asHolder(guest, token);
}

export const courseId = "growing-up-healthy";

/** A newly enrolled learner and the enrollment's id. */
export async function newEnrolled(guest: CallContext): Promise<{ learner: CallContext; eid: string }> {
  const learner = await newLearner(guest);
  const { enrollmentId } = await courses.enroll(learner, { id: courseId });
  return { learner, eid: enrollmentId };
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

/** Answers to every survey question of a topic. */
export function wholeSurvey(topic: Topic): Record<string, string> {
  const questions = topic.pages.flatMap((page) => page.form?.questions ?? []);
  return Object.fromEntries(
    questions.map((question) => [question.id, "options" in question ? (question.options[0]?.id ?? "") : "हमारा स्कूल"]),
  );
}

/** Opens every page of a topic in order; with TESTS_WITHOUT_WAITING each counts as read. */
export async function readTopic(learner: CallContext, topic: Topic): Promise<void> {
  for (const index of topic.pages.keys()) await learning.recordReading(learner, { topicId: topic.id, page: index + 1 });
}

/** A journal entry that is long enough and differs by topic. */
export function journalEntry(topicId: string, writer = ""): string {
  return enoughWords(`What I tried in class about ${topicId}.`, writer);
}

/** Answers every question that the running attempt has drawn. @returns the attempt */
export async function answerQuiz(learner: CallContext, topicId: string, choose = rightChoices) {
  const { questions, ...before } = await quizzes.attempt(learner, { topicId });
  const { courseId } = learner.content.topicById.get(topicId) as Topic;
  let attempt = before;
  for (const { id } of questions) {
    // A question of another topic has that topic's id before its own.
    const [name, other] = id.split("--").reverse() as [string, string | undefined];
    const topic = learner.content.courseById.get(courseId)?.topics.find((each) => each.id === (other ?? topicId));
    const question = topic?.quiz.find((each) => each.id === name) as Question;
    ({ attempt } = await quizzes.answer(learner, { topicId, questionId: id, choices: choose(question) }));
  }
  return attempt;
}

/** Completes a topic: reading, quiz, survey, comment, journal. */
export async function completeTopic(learner: CallContext, topic: Topic): Promise<void> {
  await readTopic(learner, topic);
  if (topic.quiz.length > 0) await answerQuiz(learner, topic.id);
  if (topic.completion.includes("formSubmit"))
    await surveys.sendTopicSurvey(learner, { params: { topicId: topic.id }, body: wholeSurvey(topic) });
  if (topic.completion.includes("Discussion"))
    await discussions.addModuleComment(learner, {
      discussionSlug: topic.id,
      topicId: topic.id,
      comment: enoughWords("It worked with us.", learner.learner?.accountId),
    });
  if (topic.journal)
    await learning.writeJournal(learner, {
      topicId: topic.id,
      entry: journalEntry(topic.id, learner.learner?.accountId),
    });
}

export async function completeTopics(learner: CallContext): Promise<void> {
  for (const topic of allTopics(learner.content)) await completeTopic(learner, topic);
}

/** Completes half of the course, so that it can be rated. */
export async function completeHalf(learner: CallContext): Promise<void> {
  for (const topic of allTopics(learner.content)) {
    await completeTopic(learner, topic);
    const { progress } = await learning.getMyCourseInfo(learner, { courseId });
    if ((progress ?? 0) >= percentToRate) return;
  }
}

/** The way through a case that takes the first choice of each step. */
export function firstWay(content: Content, course: string, caseId: string): string {
  const steps = content.courseById.get(course)?.cases.find(({ id }) => id === caseId)?.steps ?? [];
  const ids: string[] = [];
  for (let choice = steps[0]?.choices[0]; choice; ) {
    ids.push(choice.id);
    const { to } = choice;
    choice = steps.find(({ id }) => id === to)?.choices[0];
  }
  return ids.join(".");
}

/** Finishes the end case of a course whose topics are complete. */
export async function finishEndCase(learner: CallContext, course = courseId): Promise<void> {
  const end = learner.content.courseById.get(course)?.cases.find((each) => each.end);
  if (!end) return;
  const path = firstWay(learner.content, course, end.id);
  await learning.finishCase(learner, { courseId: course, caseId: end.id, path });
}

export function allTopics(content: Content): Topic[] {
  return content.courses.find((course) => course.id === courseId)?.topics ?? [];
}

/** The first three topics; the third has a journal. */
export function firstTopics(): [Topic, Topic, Topic] {
  return allTopics(publishedContent()).slice(0, 3) as [Topic, Topic, Topic];
}

/** Completes the profile with the fields that the main registration form does not ask. */
export async function completeProfile(learner: CallContext): Promise<void> {
  await accounts.updateProfile(learner, {
    current_institute: "Middle School",
    employment_sector: "Government",
    is_profile_complete: 1,
  });
}
