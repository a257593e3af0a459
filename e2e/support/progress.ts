import type { BrowserContext } from "@playwright/test";
import { percentToRate } from "../../lib/contract/courses";
import type { CallContext } from "../../lib/domain/call";
import { issueAfterTopic } from "../../lib/domain/certificates";
import { learning } from "../../lib/domain/learning";
import { quizzes } from "../../lib/domain/quizzes";
import { asHolder, completeTopic as completeWholeTopic } from "../../lib/domain/testing/learners";
import { openSeal } from "../../lib/platform/session";
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { portalContext } from "./portal-context";

/** The learner who is signed in in this browser. */
async function learnerIn(context: BrowserContext): Promise<CallContext> {
  const guest = await portalContext();
  const sealed = (await context.cookies()).find(({ name }) => name === "portal_session")?.value;
  const learner = await asHolder(guest, (await openSeal(sealed, guest.settings.sessionSecret)) ?? "");
  if (!learner.learner) throw new Error("No learner is signed in in this browser");
  return learner;
}

/** Completes topics until half of the course is done: from then on it can be rated. */
export async function completeHalf(context: BrowserContext): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of readCourse()) {
    await complete(learner, topic);
    if (((await learning.getMyCourseInfo(learner, { courseId })).progress ?? 0) >= percentToRate) return;
  }
}

/** Opens every page of a topic, one after the other. In the tests' pace a page counts as read once it was open. */
export async function readTopic(context: BrowserContext, topic: Topic): Promise<void> {
  await read(await learnerIn(context), topic);
}

/** Reads, answers and writes everything that these topics need, in their order. */
export async function completeTopics(context: BrowserContext, topics: Topic[]): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of topics) await complete(learner, topic);
}

export async function completeTopic(context: BrowserContext, topic: Topic): Promise<void> {
  await completeTopics(context, [topic]);
}

/** Completes a whole course, with the surveys and comments that its topics need. */
export async function completeCourse(context: BrowserContext, id: string): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of learner.content.courseById.get(id)?.topics ?? []) {
    await completeWholeTopic(learner, topic);
    await issueAfterTopic(learner, topic.id);
  }
}

async function read(learner: CallContext, { id, pages }: Topic): Promise<void> {
  for (let page = 1; page <= pages; page += 1) await learning.recordReading(learner, { topicId: id, page });
}

async function complete(learner: CallContext, topic: Topic): Promise<void> {
  await read(learner, topic);
  for (const { id, right } of topic.questions)
    await quizzes.answer(learner, { topicId: topic.id, questionId: id, choices: right });
  if (topic.hasJournal)
    await learning.writeJournal(learner, { topicId: topic.id, entry: `I will speak about ${topic.id} in class.` });
  // As after the calls: a module that is complete by now waits for its review, or has its certificate.
  await issueAfterTopic(learner, topic.id);
}
