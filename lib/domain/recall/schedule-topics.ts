import type { Topic } from "../../platform/content";
import { type Database, write } from "../../platform/db";
import { dayInIndia } from "../../platform/i18n/dates";
import type { CallContext } from "../call";
import { type Enrollment, findCourseAccess, requireCourse, requireTopic } from "../learning";
import {
  addCards,
  chooseQuestions,
  holdPerson,
  listTopicsWithCards,
  readDoneTimes,
  tallyAnswers,
  updatePerson,
} from "./records";
import { addDays, firstDue } from "./schedule";
import { indianDay } from "./today";

/**
 * Schedules questions of every completed topic of this topic's course that has none yet (rule: recall.questions); safe
 * to call repeatedly and concurrently. All topics of the course, because opening a topic may complete the one before.
 */
export async function scheduleTopics(context: CallContext, topicId: string): Promise<void> {
  const { db, content, now } = context;
  const course = requireCourse(content, requireTopic(content, topicId).courseId);
  const access = await findCourseAccess(context, course);
  if (!access) return;
  const { enrollment, learner, progress } = access;
  const known = await listTopicsWithCards(db, enrollment.id);
  const topics = progress.topics
    .filter(({ topic, status }) => status === "Completed" && topic.quiz.length > 0 && !known.has(topic.id))
    .map(({ topic }) => topic);
  if (topics.length === 0) return;
  await write(db, async (transaction) => {
    const person = await holdPerson(transaction, learner.accountId);
    for (const topic of topics) await scheduleTopic(transaction, enrollment, topic, now);
    const tomorrow = addDays(indianDay(now), 1);
    // Somebody who leaves the mails unanswered gets none sooner because of a further topic.
    const isReached = person.stopped_at === null && person.unanswered_mails === 0;
    if (isReached && (person.mail_on === null || person.mail_on > tomorrow))
      await updatePerson(transaction, learner.accountId, { mail_on: tomorrow });
  });
}

async function scheduleTopic(db: Database, enrollment: Enrollment, topic: Topic, now: Date): Promise<void> {
  const times = await readDoneTimes(db, enrollment.id, topic.id);
  const completedOn = dayInIndia(times.toSorted().at(-1) ?? now.toISOString());
  // A topic that was completed before there were these questions begins tomorrow too.
  const dueOn = [firstDue(completedOn), addDays(indianDay(now), 1)].toSorted()[1] ?? null;
  const chosen = chooseQuestions(topic, await tallyAnswers(db, enrollment.id, topic.id), enrollment.id);
  await addCards(
    db,
    chosen.map(({ question, wasWrong }) => ({
      enrollment_id: enrollment.id,
      topic_id: topic.id,
      question_id: question.id,
      completed_on: completedOn,
      due_on: dueOn,
      was_wrong: wasWrong ? 1 : 0,
    })),
  );
}
