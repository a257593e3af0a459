import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let school: string;
  let members: CallContext[];
  onSharedPortal(dialect, async (context) => {
    guest = context;
    school = `Middle School ${Math.random().toString(36).slice(2)}`;
    members = [];
    for (const firstName of ["Asha", "Babita", "Chanda"]) {
      const member = await newLearner(guest, { firstName });
      await guest.db
        .updateTable("accounts")
        .set({ current_institute: school })
        .where("id", "=", ownId(member))
        .execute();
      members.push(member);
    }
  });

  const to = { stateId: 5, district: "Gaya", institution: "High School Bodh Gaya" };
  const readPlace = (member: CallContext) =>
    guest.db
      .selectFrom("accounts")
      .select(["current_institute", "district", "block", "state_id"])
      .where("id", "=", ownId(member))
      .executeTakeFirstOrThrow();

  test("the chosen people of a school are moved after a preview that changes nothing, and each is logged", async () => {
    const { context } = await newStaff(guest, "coordinator");
    expect((await desk.listRosters(context, { find: school.toUpperCase() })).data).toEqual([
      expect.objectContaining({ institution: school, district: "Patna", people: 3 }),
    ]);
    const { data } = await desk.readRoster(context, { institution: school, district: "Patna" });
    expect(data.map(({ name }) => name)).toEqual(["Asha Kumari", "Babita Kumari", "Chanda Kumari"]);
    const accountIds = data.slice(0, 2).map(({ accountId }) => accountId);
    expect(await desk.transferPeople(context, { accountIds, ...to })).toMatchObject({ moved: false, people: 2 });
    expect((await readPlace(members[0] as CallContext)).current_institute).toBe(school);
    expect(
      await desk.transferPeople(context, { accountIds: [...accountIds, ...accountIds], ...to, confirmed: true }),
    ).toMatchObject({
      moved: true,
      people: 2,
    });
    const places = await Promise.all(members.map(readPlace));
    expect(places.map(({ current_institute }) => current_institute)).toEqual([to.institution, to.institution, school]);
    expect(places[0]).toMatchObject({ district: "Gaya", block: "", state_id: 5 });
    const logged = await guest.db
      .selectFrom("staff_actions")
      .select("details")
      .where("subject", "in", accountIds)
      .where("action", "=", "personTransferred")
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toEqual(
      [1, 2].map(() => ({ state: 5, district: "Gaya", block: "" })),
    );
  });

  test("a transfer sent again, also at the same time, has the same result and is logged once", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const accountIds = members.map(ownId);
    const transfer = () =>
      desk.transferPeople(context, { accountIds, ...to, institution: `${school} 2`, confirmed: true });
    const answers = [...(await Promise.all([transfer(), transfer()])), await transfer()];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const logged = await guest.db
      .selectFrom("staff_actions")
      .select("subject")
      .where("subject", "in", accountIds)
      .where("action", "=", "personTransferred")
      .execute();
    expect(logged.map(({ subject }) => subject).toSorted()).toEqual(accountIds.toSorted());
  });

  test("a move keeps the old values, tells each person, and can be undone for a day; who was changed since stays", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const accountIds = members.map(ownId);
    const before = await Promise.all(members.map(readPlace));
    await guest.db.deleteFrom("outbox").execute();
    await desk.transferPeople(context, { accountIds, ...to, confirmed: true });
    const mails = await guest.db.selectFrom("outbox").select(["account_id", "kind"]).execute();
    expect(mails.map(({ account_id }) => account_id).toSorted()).toEqual(accountIds.toSorted());
    expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(["accountChanged"]));
    const { data: person } = await desk.readPerson(context, { accountId: accountIds[0] ?? "" });
    expect(person.changes).toContainEqual(
      expect.objectContaining({ field: "institution", from: school, to: to.institution }),
    );
    const [move] = (await desk.listRosters(context, { find: to.institution })).moves;
    expect(move).toMatchObject({ people: 3, institution: to.institution });
    await guest.db
      .updateTable("accounts")
      .set({ block: "Bodh Gaya" })
      .where("id", "=", accountIds[2] ?? "")
      .execute();
    const late = { ...context, now: new Date(context.now.getTime() + 24 * 3_600_000 + 1) };
    await expect(desk.undoTransfer(late, { id: move?.id ?? "" })).rejects.toMatchObject({ key: "rosterTooLate" });
    expect(await desk.undoTransfer(context, { id: move?.id ?? "" })).toMatchObject({ people: 2 });
    expect(await desk.undoTransfer(context, { id: move?.id ?? "" })).toMatchObject({ people: 0 });
    const after = await Promise.all(members.map(readPlace));
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).toMatchObject({ current_institute: to.institution, block: "Bodh Gaya" });
    expect((await desk.listRosters(context, {})).moves.map(({ id }) => id)).not.toContain(move?.id);
  });

  test("staff of the same school are not listed, and a move with one of them moves nobody", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const { context: colleague } = await newStaff(guest, "coordinator");
    await guest.db
      .updateTable("accounts")
      .set({ current_institute: school, district: "Patna" })
      .where("id", "=", ownId(colleague))
      .execute();
    expect((await desk.readRoster(context, { institution: school, district: "Patna" })).data).toHaveLength(3);
    expect((await desk.listRosters(context, { find: school })).data).toMatchObject([{ people: 3 }]);
    const accountIds = [...members, colleague].map(ownId);
    for (const confirmed of [false, true])
      await expect(desk.transferPeople(context, { accountIds, ...to, confirmed })).rejects.toMatchObject({
        key: "rosterStaff",
        code: "CONFLICT",
      });
    for (const member of members) expect((await readPlace(member)).current_institute).toBe(school);
  });

  test("a place that the forms do not offer, and nobody chosen, are rejected", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const accountIds = members.map(ownId);
    const transfer = (change: object) =>
      desk.transferPeople(context, { accountIds, ...to, confirmed: true, ...change });
    await expect(transfer({ accountIds: [] })).rejects.toMatchObject({ key: "rosterNobody" });
    await expect(transfer({ stateId: 99 })).rejects.toMatchObject({ key: "selectState" });
    await expect(transfer({ district: "Lucknow" })).rejects.toMatchObject({ key: "districtUnknown" });
    await expect(transfer({ block: "Nowhere" })).rejects.toMatchObject({ key: "blockUnknown" });
    await expect(transfer({ institution: "" })).rejects.toMatchObject({ key: "enterInstitute" });
    await expect(transfer({ accountIds: [...accountIds, "unknown"] })).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const member of members) expect((await readPlace(member)).current_institute).toBe(school);
  });

  test("a limited coordinator moves only people of the own area, all or none, and not into another state", async () => {
    const { context } = await newStaff(guest, "coordinator", { courses: [courseId], states: [5] });
    const [inside] = members as [CallContext];
    await courses.enroll(inside, { id: courseId });
    expect((await desk.listRosters(context, { find: school })).data).toEqual([expect.objectContaining({ people: 1 })]);
    expect(
      (await desk.readRoster(context, { institution: school, district: "Patna" })).data.map(
        ({ accountId }) => accountId,
      ),
    ).toEqual([ownId(inside)]);
    await expect(
      desk.transferPeople(context, { accountIds: members.map(ownId), ...to, confirmed: true }),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await readPlace(inside)).current_institute).toBe(school);
    const away = { accountIds: [ownId(inside)], ...to, stateId: 34, district: "Lucknow", confirmed: true };
    await expect(desk.transferPeople(context, away)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(
      desk.transferPeople(context, { accountIds: [ownId(inside)], ...to, confirmed: true }),
    ).resolves.toMatchObject({ moved: true });
  });

  test("schools of one name in districts of one name are two rosters, each with the people of its own state", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const [inRajasthan, inUttarPradesh] = members as [CallContext, CallContext];
    const districts = [
      [inRajasthan, { state_id: 29, state: "Rajasthan", district: "Pratapgarh" }],
      [inUttarPradesh, { state_id: 34, state: "Uttar Pradesh", district: "Pratapgarh" }],
    ] as const;
    for (const [member, place] of districts)
      await guest.db.updateTable("accounts").set(place).where("id", "=", ownId(member)).execute();
    for (const [member, { state_id, district }] of districts) {
      const { data } = await desk.readRoster(context, { institution: school, state: String(state_id), district });
      expect(data.map(({ accountId }) => accountId)).toEqual([ownId(member)]);
    }
  });

  test("a move is undone also where one of its people has left the area or has a role now: they stay", async () => {
    const { context } = await newStaff(guest, "coordinator", { states: [5] });
    const accountIds = members.map(ownId);
    const institution = `${school} undone`;
    await desk.transferPeople(context, { accountIds, ...to, institution, confirmed: true });
    const [move] = (await desk.listRosters(context, {})).moves;
    const [left, promoted, stayed] = accountIds as [string, string, string];
    const away = { state_id: 34, state: "Uttar Pradesh", district: "Lucknow" };
    await guest.db.updateTable("accounts").set(away).where("id", "=", left).execute();
    await guest.db.updateTable("accounts").set({ role: "partner" }).where("id", "=", promoted).execute();
    expect(await desk.undoTransfer(context, { id: move?.id ?? "" })).toMatchObject({ people: 1 });
    const institutes = await Promise.all(members.map(readPlace));
    expect(institutes.map(({ current_institute }) => current_institute)).toEqual([institution, institution, school]);
    expect(stayed).toBe(ownId(members[2] as CallContext));
  });

  test("a limited coordinator cannot send people back to a state outside the area", async () => {
    const { context: administrator } = await newStaff(guest, "administrator");
    const { context } = await newStaff(guest, "coordinator", { states: [5] });
    const [member] = members as [CallContext];
    const before = { state_id: 34, state: "Uttar Pradesh", district: "Lucknow" };
    await guest.db.updateTable("accounts").set(before).where("id", "=", ownId(member)).execute();
    await desk.transferPeople(administrator, { accountIds: [ownId(member)], ...to, confirmed: true });
    const [move] = (await desk.listRosters(administrator, {})).moves;
    await expect(desk.undoTransfer(context, { id: move?.id ?? "" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await readPlace(member)).district).toBe("Gaya");
    expect((await desk.listRosters(context, {})).moves.map(({ id }) => id)).not.toContain(move?.id);
  });
});
