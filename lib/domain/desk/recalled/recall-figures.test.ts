import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, firstTopics, newEnrolled } from "../../testing/learners";
import { desk } from "..";
import { beginNextWeek } from "../programmes/testing/next-week";
import { newStaff } from "../testing/staff";

const [topic, second] = firstTopics();
const all = { course: courseId, by: "state", campaign: "", state: "", district: "", from: "", to: "" } as const;

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let staff: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });
  beforeEach(async () => {
    ({ context: staff } = await newStaff(guest, "coordinator"));
    await guest.db.deleteFrom("recall_cards").execute();
  });

  /** A learner with these first answers after 30 days; null for a question that was not asked since. */
  const newAsked = async (answers: Record<string, (0 | 1 | null)[]>) => {
    const { eid } = await newEnrolled(guest);
    for (const [topic_id, known] of Object.entries(answers))
      for (const [index, each] of known.entries())
        await guest.db
          .insertInto("recall_cards")
          .values({
            enrollment_id: eid,
            topic_id,
            question_id: `question-${index}`,
            completed_on: "2026-10-01",
            was_wrong: 0,
            known: each,
          })
          .execute();
  };
  const recalled = async (context = staff, change: Partial<Record<keyof typeof all, string>> = {}) =>
    (await desk.courseFigures(context, { ...all, ...change, language: "en" } as never)).recalled;

  test("people are counted, not answers: who has more than half right still knows it", async () => {
    await newAsked({ [topic.id]: [1, 1, 0], [second.id]: [0, 0, 0] });
    await newAsked({ [topic.id]: [1, 0, 0] });
    await newAsked({ [topic.id]: [1, 0, null] });
    await newAsked({ [topic.id]: [null, null] });
    expect(await recalled()).toEqual([
      { topic: "", asked: 3, known: 0, share: null },
      { topic: topic.name.en, asked: 3, known: 1, share: null },
      { topic: second.name.en, asked: 1, known: 0, share: null },
    ]);
  });

  test("nobody was asked after 30 days: there is no figure", async () => {
    await newAsked({ [topic.id]: [null] });
    expect(await recalled()).toEqual([]);
  });

  test("the filters hold, and from twenty people there is a share", async () => {
    for (let number = 0; number < 20; number += 1) await newAsked({ [topic.id]: [number < 15 ? 1 : 0] });
    expect((await recalled())[0]).toEqual({ topic: "", asked: 20, known: 15, share: 75 });
    expect((await recalled(staff, { state: "5", district: "Patna" }))[0]).toMatchObject({ asked: 20 });
    expect(await recalled(staff, { state: "5", district: "Gaya" })).toEqual([]);
  });

  test("a partner is shown no small group, and no other number exactly (rule: desk.small-groups)", async () => {
    const { context: partner } = await newStaff(guest, "partner");
    for (let number = 0; number < 7; number += 1) await newAsked({ [topic.id]: [number < 3 ? 1 : 0] });
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).execute();
    await beginNextWeek(guest.db);
    for (const { asked, known, share } of await recalled(partner)) {
      expect(asked === null || asked % 5 === 0).toBe(true);
      expect(known).toBeNull();
      expect(share).toBeNull();
    }
  });
});
