import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { logFilters } from "../../../contract/desk/access";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { languages } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import { recordStaffAction } from "../../../platform/staff";
import type { CallContext } from "../../call";
import { security } from "../../security";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { freshCode, newStaff, type StaffMember } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let administrator: StaffMember;
  let coordinator: StaffMember;
  let learner: CallContext;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    administrator = await newStaff(guest, "administrator");
    coordinator = await newStaff(guest, "coordinator");
    learner = await newLearner(guest, { firstName: "Zubeda", lastName: "Khatun" });
  });

  const logged = (filters: Partial<Parameters<typeof desk.listActions>[1]> = {}) =>
    desk.listActions({ ...administrator.context, language: filters.language ?? "en" }, filters);
  const did = (
    action: string,
    subject: string,
    details: Record<string, string | number | string[] | null> = {},
    at = guest.now,
  ) =>
    recordStaffAction({ db: guest.db, now: at }, { accountId: ownId(coordinator.context) }, action, subject, details);

  test("every action is a sentence in each language, with who did what to whom and the stored details", async () => {
    await did("personRead", ownId(learner));
    await did("conversationAssigned", ownId(learner), { to: ownId(administrator.context) });
    await did("roleSet", ownId(learner), {
      before: "learner",
      role: "partner",
      courses: [courseId],
      states: ["5"],
      provenBy: "app",
    });
    await did("listEntered", randomUUID(), { course: courseId, people: 12 });
    await did("grievanceAnswered", "GK4FQ7DAX");
    const of = async (language: "en" | "hi") =>
      Object.fromEntries(
        (await logged({ language, who: ownId(coordinator.context) })).data.map((entry) => [entry.action, entry]),
      );
    const english = await of("en");
    expect(english.personRead).toMatchObject({
      words: "Meera Joshi read the page of Zubeda Khatun.",
      personId: ownId(learner),
      staff: coordinator.username,
    });
    expect(english.conversationAssigned?.facts).toEqual(["To: Meera Joshi"]);
    expect(english.roleSet?.facts).toEqual([
      "Role: Partner",
      "Before: Learner (no role)",
      "Growing up healthy",
      "Bihar",
      "With a code from the app",
    ]);
    expect(english.listEntered).toMatchObject({ words: "Meera Joshi entered a list of people.", personId: null });
    expect(english.listEntered?.facts).toContain("12 people");
    expect(english.grievanceAnswered?.words).toBe("Meera Joshi answered the complaint GK4FQ7DAX.");
    expect((await of("hi")).personRead?.words).toBe("Meera Joshi ने Zubeda Khatun का पेज देखा।");
  });

  test("every action that has a name has a sentence with who did it, in each language", () => {
    for (const language of languages) {
      const { actions, log } = messagesIn(language).desk;
      expect(Object.keys(log.sentences).sort()).toEqual(Object.keys(actions).sort());
      for (const sentence of Object.values(log.sentences)) expect(sentence).toContain("{who}");
    }
  });

  test("filters by staff member, action and days in India; the choices are the values in the log", async () => {
    const late = new Date("2025-03-31T19:00:00.000Z");
    await did("wordsSaved", "en", { count: 3 }, late);
    await did("wordsSaved", "hi", { count: 4 }, new Date("2025-03-31T18:00:00.000Z"));
    const all = await logged();
    expect(all.staff.map(({ name }) => name)).toEqual(
      expect.arrayContaining([administrator.username, coordinator.username]),
    );
    expect(all.actions).toContainEqual({ id: "wordsSaved", name: "Changed the word list" });
    expect(
      (await logged({ who: ownId(administrator.context) })).data.every(({ staff }) => staff === administrator.username),
    ).toBe(true);
    expect((await logged({ action: "wordsSaved" })).data.map(({ subject }) => subject)).toEqual(["en", "hi"]);
    // 19:00 UTC is already the first of April in India.
    expect((await logged({ from: "2025-04-01", to: "2025-04-01" })).data.map(({ subject }) => subject)).toEqual(["en"]);
    expect((await logged({ from: "2025-03-31", to: "2025-03-31" })).data.map(({ subject }) => subject)).toEqual(["hi"]);
    expect(await logged({ who: "nobody" })).toMatchObject({ data: [], entries: 0, page: 1, pages: 1 });
    expect(logFilters.parse({ from: "yesterday", to: "2025-02-30" })).toMatchObject({ from: "", to: "" });
  });

  test("an export reads a thousand entries at a time, and every entry once", async () => {
    for (let number = 0; number < 60; number += 1)
      await did("personRead", ownId(learner), {}, new Date("2024-01-01T00:00:00.000Z"));
    const chosen = { from: "2024-01-01", to: "2024-01-01" };
    const pages = [await logged(chosen), await logged({ ...chosen, page: 2 })];
    expect(pages.map(({ data }) => data.length)).toEqual([50, 10]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(60);
    expect((await logged({ ...chosen, size: "export" })).data).toHaveLength(60);
  });

  test("the log calls a deleted account only that, and stores neither names nor texts itself", async () => {
    const gone = await newLearner(guest, { firstName: "Farzana", lastName: "Bano" });
    const member = await newStaff(guest, "coordinator");
    await recordStaffAction(guest, { accountId: ownId(member.context) }, "personRead", ownId(gone));
    await security.deleteAccount(gone, { password: "lotus-pond" });
    await security.deleteAccount(member.context, { password: "lotus-pond", code: freshCode(member) });
    const { data } = await logged({ who: ownId(member.context), action: "personRead" });
    expect(data).toMatchObject([
      {
        words: "Someone whose account is deleted read the page of someone whose account is deleted.",
        staff: ownId(member.context),
        personId: null,
      },
    ]);
    expect(JSON.stringify(await guest.db.selectFrom("staff_actions").selectAll().execute())).not.toMatch(
      /Farzana|Zubeda|@example\.org/,
    );
  });
});
