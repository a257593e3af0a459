import { courses } from "../../lib/domain/courses";
import { discussions } from "../../lib/domain/discussions";
import { learning } from "../../lib/domain/learning";
import { quizzes } from "../../lib/domain/quizzes";
import { surveys } from "../../lib/domain/surveys";
import { rightChoices, wholeSurvey, wrongChoices } from "../../lib/domain/testing/learners";
import type { Course, Topic } from "../../lib/platform/content";
import { type Person, places, texts } from "./person";
import type { Visit } from "./visit";

/**
 * The entry names the topic, because no two entries of a person may have the same text. It has one sentence of each
 * list. Any two of 42 persons share at most one, because the portal rejects a text that is nearly another's (rule:
 * journal.words).
 */
function journalEntry({ name }: Topic, language: Person["language"], person: number): string {
  const { tried, next } = texts[language].journal;
  const first = tried[person % tried.length];
  const second = next[Math.floor(person / tried.length) % next.length];
  return `${name[language]}: ${first} ${second}`;
}

/** How long a page is open: long enough for every page to count as read. */
const minutesForPage = 4;
const minutesBetweenTopics = 17 * 60;

export function requireCourse(visit: Visit, id: string): Course {
  const course = visit.guest().content.courseById.get(id);
  if (!course) throw new Error(`There is no course ${id}`);
  return course;
}

export async function enroll(visit: Visit, course: Course, place: Person["place"]): Promise<void> {
  visit.wait(2);
  await courses.enroll(await visit.learner(), { id: course.id, utm_campaign: places[place].campaign });
}

export async function readPages(visit: Visit, topic: Topic, howMany = topic.pages.length): Promise<void> {
  for (const index of topic.pages.slice(0, howMany).keys()) {
    await learning.recordReading(await visit.learner(), { topicId: topic.id, page: index + 1 });
    visit.wait(minutesForPage);
  }
}

export async function takeQuiz(visit: Visit, topic: Topic, result: "right" | "wrong"): Promise<void> {
  const choose = result === "right" ? rightChoices : wrongChoices;
  if (topic.quiz.length === 0) return;
  const { questions } = await quizzes.attempt(await visit.learner(), { topicId: topic.id });
  for (const { id } of questions) {
    const learner = await visit.learner();
    // A question of another topic, in a course's last quiz, has that topic's id before its own.
    const [name, other] = id.split("--").reverse() as [string, string | undefined];
    const { quiz } = learner.content.topicById.get(other ?? topic.id) ?? topic;
    const question = quiz.find((each) => each.id === name);
    if (question) await quizzes.answer(learner, { topicId: topic.id, questionId: id, choices: choose(question) });
  }
}

/** Fails the quiz several times, with the pauses in between. */
export async function failQuiz(visit: Visit, topic: Topic, times: number): Promise<void> {
  for (let attempt = 1; attempt <= times; attempt += 1) {
    if (attempt > 1) {
      visit.wait(20);
      await quizzes.retake(await visit.learner(), { topicId: topic.id });
    }
    await takeQuiz(visit, topic, "wrong");
  }
}

/** Completes a topic; the next one follows a day later. */
export async function completeTopic(visit: Visit, topic: Topic): Promise<void> {
  await readPages(visit, topic);
  await takeQuiz(visit, topic, "right");
  const learner = await visit.learner();
  const { id: topicId } = topic;
  if (topic.pages.some(({ form }) => form))
    await surveys.sendTopicSurvey(learner, { params: { topicId }, body: wholeSurvey(topic) });
  if (topic.discussion)
    await discussions.addModuleComment(learner, {
      discussionSlug: topicId,
      topicId,
      comment: texts[visit.language].moduleComment
        .replace("{topic}", topic.name[visit.language])
        .replace("{person}", learner.learner?.username ?? ""),
    });
  if (topic.journal)
    await learning.writeJournal(learner, {
      topicId,
      entry: journalEntry(topic, visit.language, visit.number),
      readers: "coordinator",
    });
  visit.wait(minutesBetweenTopics);
}

export async function completeTopics(visit: Visit, topics: Topic[]): Promise<void> {
  for (const topic of topics) await completeTopic(visit, topic);
}

export async function rate(visit: Visit, course: Course, rating: number): Promise<void> {
  await courses.rate(await visit.learner(), { id: course.id, rating });
}
