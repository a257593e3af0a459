import { randomUUID } from "node:crypto";
import type { Registration } from "../../../contract/accounts";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "../operations";
import { ownId } from "./accounts";

export const texts = {
  en: { subject: "{course} waits", text: "Dear {name},\n\nyou stopped at {topic}. <b>Go on!</b>" },
  hi: { subject: "{course} आगे बढ़ाएँ", text: "{name}, आप {topic} पर रुके थे।" },
};

export const draft = (change: Partial<Parameters<typeof desk.saveMailing>[1]> = {}) =>
  ({
    id: randomUUID(),
    course: courseId,
    audience: "stopped",
    topicId: "",
    days: 7,
    state: "",
    district: "",
    texts,
    language: "en",
    ...change,
  }) as const;

/**
 * A learner who may be mailed and did nothing in the course for ten days. `topicId`: where they stopped; none: they
 * never began.
 */
export async function newStoppedLearner(
  guest: CallContext,
  topicId: string | null = null,
  change: Partial<Registration> = {},
): Promise<CallContext> {
  const learner = await newLearner(guest, { consent_mailings: true, ...change });
  const { enrollmentId } = await courses.enroll(learner, { id: courseId });
  const tenDaysAgo = utc(guest.now).subtract(10, "days").toISOString();
  await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", ownId(learner)).execute();
  await guest.db
    .updateTable("enrollments")
    .set({ enrolled_at: tenDaysAgo, current_topic_id: topicId, page_opened_at: topicId && tenDaysAgo })
    .where("id", "=", enrollmentId)
    .execute();
  return learner;
}

/** @returns the id of the saved draft */
export async function saveDraft(staff: CallContext, change: Parameters<typeof draft>[0] = {}): Promise<string> {
  const given = draft(change);
  await desk.saveMailing(staff, given);
  return given.id;
}

export const readMailing = (staff: CallContext, id: string) => desk.readMailing(staff, { id });
export const countFor = async (staff: CallContext, change: Parameters<typeof draft>[0]) =>
  (await readMailing(staff, await saveDraft(staff, change))).count;
