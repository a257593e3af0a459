import { percentToRate } from "../../lib/contract/courses";
import type { CallContext } from "../../lib/domain/call";
import { issueAfterTopic } from "../../lib/domain/certificates";
import { learning } from "../../lib/domain/learning";
import { privacy } from "../../lib/domain/privacy";
import { scheduleTopics } from "../../lib/domain/recall";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import {
  answerQuiz,
  asHolder,
  completeTopic as completeWholeTopic,
  finishEndCase,
} from "../../lib/domain/testing/learners";
import { dayInIndia } from "../../lib/platform/i18n/dates";
import { openSeal } from "../../lib/platform/session";
import { courseId, readCourse, type Topic } from "../../testing/people/course-content";
import { portalContext } from "../../testing/portal/portal-context";

/** A browser with its cookies: Playwright's, or the plain one of the contract tests. */
type WithCookies = { cookies: () => Promise<{ name: string; value: string }[]> };

/** The learner who is signed in in this browser. */
async function learnerIn(context: WithCookies): Promise<CallContext> {
  const guest = await portalContext();
  const sealed = (await context.cookies()).find(({ name }) => name === "portal_session")?.value;
  const learner = await asHolder(guest, (await openSeal(sealed, guest.settings.sessionSecret)) ?? "");
  if (!learner.learner) throw new Error("No learner is signed in in this browser");
  return learner;
}

/** Completes topics until half of the course is done: from then on it can be rated. */
export async function completeHalf(context: WithCookies): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of readCourse()) {
    await complete(learner, topic);
    if (((await learning.getMyCourseInfo(learner, { courseId })).progress ?? 0) >= percentToRate) return;
  }
}

/** Opens every page of a topic, one after the other. In the tests' pace a page counts as read once it was open. */
export async function readTopic(context: WithCookies, topic: Topic): Promise<void> {
  await read(await learnerIn(context), topic);
}

/**
 * Reads, answers and writes everything that these topics need, in their order, and finishes the end case where the
 * course is then complete with it.
 */
export async function completeTopics(
  context: WithCookies,
  topics: Topic[],
  { withEndCase = true } = {},
): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of topics) await complete(learner, topic);
  if (withEndCase) await finishWhenDue(learner, courseId);
}

export async function completeTopic(context: WithCookies, topic: Topic): Promise<void> {
  await completeTopics(context, [topic]);
}

/**
 * Completes a topic, and has its questions asked again today instead of tomorrow. The learner's address is verified and
 * mails are agreed to, so that the mail with them follows.
 */
export async function askToday(context: WithCookies, topic: Topic): Promise<void> {
  await completeTopic(context, topic);
  const learner = await learnerIn(context);
  await scheduleTopics(learner, topic.id);
  const { db, now } = learner;
  const id = learner.learner?.accountId ?? "";
  await db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", id).execute();
  await privacy.changeConsents(learner, { mailings: true });
  const today = dayInIndia(now.toISOString());
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  await db.updateTable("recall_cards").set({ due_on: today }).where("enrollment_id", "in", own).execute();
  await db.updateTable("recall_people").set({ mail_on: today }).where("account_id", "=", id).execute();
}

/** Completes a whole course, with the surveys and comments that its topics need. */
export async function completeCourse(context: WithCookies, id: string): Promise<void> {
  const learner = await learnerIn(context);
  for (const topic of learner.content.courseById.get(id)?.topics ?? []) {
    await completeWholeTopic(learner, topic);
    await issueAfterTopic(learner, topic.id);
  }
  await finishWhenDue(learner, id);
}

/** The end case, where the topics are complete and the completion waits for it. */
async function finishWhenDue(learner: CallContext, id: string): Promise<void> {
  const query = { language: "en" as const };
  const { enrollment_info } = await learning.modules(learner, { params: { id }, query, body: {} });
  if (!enrollment_info[0]?.end_case?.open) return;
  await finishEndCase(learner, id);
  const last = learner.content.courseById.get(id)?.topics.at(-1);
  if (last) await issueAfterTopic(learner, last.id);
}

async function read(learner: CallContext, { id, pages }: Topic): Promise<void> {
  for (let page = 1; page <= pages; page += 1) await learning.recordReading(learner, { topicId: id, page });
}

async function complete(learner: CallContext, topic: Topic): Promise<void> {
  await read(learner, topic);
  if (topic.questions.length > 0) await answerQuiz(learner, topic.id);
  if (topic.hasJournal)
    await learning.writeJournal(learner, {
      topicId: topic.id,
      entry: enoughWords(`I will speak about ${topic.id} in class.`, learner.learner?.accountId),
    });
  // As after the calls: a module that is complete by now waits for its review, or has its certificate.
  await issueAfterTopic(learner, topic.id);
}
