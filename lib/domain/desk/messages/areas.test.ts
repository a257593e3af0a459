import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { privacy } from "../../privacy";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  test("beside a conversation, a coordinator of one course reads the progress in this course alone", async () => {
    const { context: staff } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const asha = await newLearner(guest);
    for (const { id } of guest.content.courses) await courses.enroll(asha, { id });
    const { data } = await desk.readConversation(staff, { accountId: ownId(asha) });
    expect(data.courses.map(({ id }) => id)).toEqual([courseId]);
    const { context: everywhere } = await newStaff(guest, "coordinator");
    const { data: whole } = await desk.readConversation(everywhere, { accountId: ownId(asha) });
    expect(whole.courses).toHaveLength(guest.content.courses.length);
  });

  test("a complaint can be assigned to exactly those who may open it", async () => {
    const { context: everywhere } = await newStaff(guest, "coordinator", { states: [34] });
    const { context: nowhere } = await newStaff(guest, "coordinator");
    const allStates = { account_id: ownId(everywhere), kind: "allStates" as const, value: "" };
    await guest.db.insertInto("staff_areas").values(allStates).execute();
    await guest.db.deleteFrom("staff_areas").where("account_id", "=", ownId(nowhere)).execute();
    const given = { name: "Asha", contact: "asha@example.org", message: "The film does not play." };
    const { ticket } = await privacy.sendGrievance(guest, { ...given, language: "en" });
    await expect(desk.readGrievance(nowhere, { ticket })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { staff } = await desk.readGrievance(everywhere, { ticket });
    expect(staff.map(({ id }) => id)).toContain(ownId(everywhere));
    expect(staff.map(({ id }) => id)).not.toContain(ownId(nowhere));
  });
});
