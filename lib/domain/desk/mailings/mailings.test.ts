import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, firstTopics } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { countFor, draft, newStoppedLearner, readMailing, saveDraft, texts } from "../testing/mailings";
import { newStaff } from "../testing/staff";

const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const [, second] = firstTopics();

  beforeEach(async () => {
    await guest.db.deleteFrom("mailings").execute();
    await guest.db.updateTable("enrollments").set({ status: "Unenrolled" }).execute();
  });

  test("a reminder reaches only the courses and states of its writer, and others do not see it", async () => {
    const { context: ofBihar } = await newStaff(guest, "coordinator", { states: [5] });
    const { context: ofUp } = await newStaff(guest, "coordinator", { states: [34] });
    const { context: everywhere } = await newStaff(guest, "coordinator");
    const { context: elsewhere } = await newStaff(guest, "coordinator", { courses: ["healthy-minds"] });
    await newStoppedLearner(guest);
    await newStoppedLearner(guest, null, { state: "Uttar Pradesh", state_id: 34, district: "Agra" });
    const id = await saveDraft(ofBihar);
    expect((await readMailing(ofBihar, id)).count).toMatchObject({ people: 1 });
    expect((await readMailing(everywhere, id)).count).toMatchObject({ people: 1 });
    expect(await countFor(everywhere, {})).toMatchObject({ people: 2 });
    expect(await countFor(everywhere, { state: "34", district: "आगरा" })).toMatchObject({ people: 1 });
    const agra = await saveDraft(everywhere, { state: "34", district: "Agra" });
    expect((await readMailing({ ...everywhere, language: "hi" }, agra)).data.district).toBe("आगरा");
    for (const other of [ofUp, elsewhere]) {
      await expect(readMailing(other, id)).rejects.toMatchObject(forbidden);
      await expect(desk.saveMailing(other, draft({ id }))).rejects.toMatchObject(forbidden);
      await expect(desk.removeMailing(other, { id })).rejects.toMatchObject(forbidden);
      await expect(desk.testMailing(other, { id })).rejects.toMatchObject(forbidden);
      await expect(desk.sendMailing(other, { id })).rejects.toMatchObject(forbidden);
      await expect(desk.cancelMailing(other, { id })).rejects.toMatchObject(forbidden);
      expect((await desk.listMailings(other, {})).data.map((each) => each.id)).not.toContain(id);
    }
    await expect(desk.saveMailing(ofBihar, draft({ state: "34" }))).rejects.toMatchObject(forbidden);
    await expect(desk.saveMailing(elsewhere, draft())).rejects.toMatchObject(forbidden);
    await expect(readMailing(everywhere, "no-mailing")).rejects.toMatchObject({ code: "NOT_FOUND" });
    const weekly = { course: courseId, on: true, weekday: 1, hour: 9, days: 7, texts, language: "en" } as const;
    await expect(desk.saveWeekly(ofBihar, weekly)).rejects.toMatchObject(forbidden);
    await expect(desk.saveWeekly(elsewhere, weekly)).rejects.toMatchObject(forbidden);
  });

  test("both texts are required, placeholders are checked, and topics and districts must be known", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const bad = (change: Parameters<typeof draft>[0]) => expect(desk.saveMailing(staff, draft(change))).rejects;
    const english = (text: string, subject = "Go on") => ({ ...texts, en: { subject, text } });
    await bad({ texts: { ...texts, hi: { subject: "", text: "क" } } }).toMatchObject({
      code: "BAD_REQUEST",
      key: "mailingTextMissing",
    });
    await bad({ texts: english("  ") }).toMatchObject({ key: "mailingTextMissing" });
    await bad({ texts: english("Dear {Name}") }).toMatchObject({
      key: "mailingPlaceholder",
      details: { values: { found: "{Name}" } },
    });
    await bad({ texts: english("Hello", "To {surname}") }).toMatchObject({ key: "mailingPlaceholder" });
    await bad({ texts: english("Dear {name, hello") }).toMatchObject({ details: { values: { found: "{" } } });
    await bad({ audience: "noCertificate" }).toMatchObject({
      details: { values: { found: "{topic}", known: "{name}, {course}" } },
    });
    await bad({ audience: "stuck", topicId: "no-topic" }).toMatchObject({ key: "mailingTopic" });
    await bad({ district: "Patna" }).toMatchObject({ key: "mailingDistrictState" });
    await bad({ state: "5", district: "Agra" }).toMatchObject({ key: "mailingDistrict" });
    await bad({ state: "999" }).toMatchObject({ key: "areaUnknown" });
    expect((await desk.listMailings(staff, {})).data).toEqual([]);
  });

  test("T6: the preview shows both languages as mails with the text escaped; WhatsApp gets plain text with a link to the course", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const { previews, whatsapp } = await readMailing(
      staff,
      await saveDraft(staff, { audience: "stuck", topicId: second.id }),
    );
    expect(previews.map(({ language, subject }) => [language, subject])).toEqual([
      ["en", `${guest.content.courseById.get(courseId)?.name.en} waits`],
      ["hi", `${guest.content.courseById.get(courseId)?.name.hi} आगे बढ़ाएँ`],
    ]);
    expect(previews[0]?.html).toContain("&lt;b&gt;Go on!&lt;/b&gt;");
    expect(previews[0]?.html).not.toContain("<b>Go on!");
    expect(previews[1]?.html).toContain(second.name.hi);
    expect(whatsapp[0]?.text).toContain(`Dear friend,\n\nyou stopped at ${second.name.en}.`);
    expect(whatsapp[0]?.text).toMatch(
      new RegExp(`\nhttps?://\\S+/info/course/${courseId}\\?language=en&utm_source=whatsapp`),
    );
    for (const { text } of whatsapp) expect(text).not.toMatch(/[{}]/);
  });

  test("a test goes to the staff member alone, once in each language, even where they stopped their own mailings", async () => {
    const { context: staff, username } = await newStaff(guest, "coordinator");
    await newStoppedLearner(guest);
    await guest.db
      .updateTable("accounts")
      .set({ mailings_stopped_at: "2026" })
      .where("id", "=", ownId(staff))
      .execute();
    await desk.testMailing(staff, { id: await saveDraft(staff) });
    const mails = await guest.db.selectFrom("outbox").selectAll().where("kind", "=", "reminder").execute();
    expect(mails.map(({ recipient, language, account_id }) => [recipient, language, account_id]).sort()).toEqual([
      [username, "en", null],
      [username, "hi", null],
    ]);
    expect(mails.every(({ details }) => details.includes('"Test: ') || details.includes('"जाँच: '))).toBe(true);
    expect(JSON.stringify(mails)).not.toContain("resume_learning");
    await guest.db.deleteFrom("outbox").where("kind", "=", "reminder").execute();
  });

  test("a time is one of India's clocks still to come; a scheduled reminder is cancelled before it begins and is a draft again", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const id = await saveDraft(staff);
    for (const at of ["2020-01-01T09:00", "2027-02-30T09:00", "2099-01-01T09:00"])
      await expect(desk.sendMailing(staff, { id, at })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        key: "mailingTime",
      });
    const tomorrow = utc(guest.now).add(1, "day").format("YYYY-MM-DD");
    await desk.sendMailing(staff, { id, at: `${tomorrow}T09:30` });
    expect((await readMailing(staff, id)).data).toMatchObject({
      state: "scheduled",
      scheduledAt: `${tomorrow}T04:00:00.000Z`,
    });
    await expect(desk.saveMailing(staff, draft({ id }))).rejects.toMatchObject({
      code: "CONFLICT",
      key: "mailingBegun",
    });
    await expect(desk.sendMailing(staff, { id, people: 1 })).rejects.toMatchObject({
      code: "CONFLICT",
      key: "mailingBegun",
    });
    await expect(desk.removeMailing(staff, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    await desk.cancelMailing(staff, { id });
    expect((await readMailing(staff, id)).data).toMatchObject({ state: "draft", scheduledAt: null });
    await expect(desk.cancelMailing(staff, { id })).rejects.toMatchObject({ code: "CONFLICT" });
    await desk.removeMailing(staff, { id });
    expect((await desk.listMailings(staff, {})).data).toEqual([]);
  });

  test("sending now is confirmed for the number of people it reaches at that moment; for a later time nobody needs to be there yet", async () => {
    const { context: staff } = await newStaff(guest, "coordinator", { states: [5] });
    const id = await saveDraft(staff, { state: "5", district: "Arwal" });
    await expect(desk.sendMailing(staff, { id })).rejects.toMatchObject({ code: "BAD_REQUEST", key: "mailingConfirm" });
    await expect(desk.sendMailing(staff, { id, people: 0 })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "mailingConfirm",
    });
    const tomorrow = utc(guest.now).add(1, "day").format("YYYY-MM-DD");
    await desk.sendMailing(staff, { id, at: `${tomorrow}T09:30` });
    await desk.cancelMailing(staff, { id });
    const changed = (before: string, now: string) => ({
      code: "CONFLICT",
      key: "mailingCountChanged",
      details: { values: { before, now } },
    });
    await expect(desk.sendMailing(staff, { id, people: 4312 })).rejects.toMatchObject(changed("4,312", "0"));
    await newStoppedLearner(guest, null, { district: "Arwal" });
    await newStoppedLearner(guest, null, { district: "Arwal" });
    await expect(desk.sendMailing(staff, { id, people: 1 })).rejects.toMatchObject(changed("1", "2"));
    expect((await readMailing(staff, id)).data.state).toBe("draft");
    await desk.sendMailing(staff, { id, people: 2 });
    await expect(desk.sendMailing(staff, { id, people: 2 })).rejects.toMatchObject({
      code: "CONFLICT",
      key: "mailingBegun",
    });
  });

  test("a draft that is sent twice is one draft, and every action is in the log without the text", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const given = draft();
    for (const _ of [1, 2]) await desk.saveMailing(staff, given);
    expect((await desk.listMailings(staff, {})).data).toHaveLength(1);
    await desk.testMailing(staff, { id: given.id });
    await desk.sendMailing(staff, { id: given.id, at: `${utc(guest.now).add(1, "day").format("YYYY-MM-DD")}T09:30` });
    await desk.cancelMailing(staff, { id: given.id });
    await desk.removeMailing(staff, { id: given.id });
    await desk.saveWeekly(staff, { course: courseId, on: true, weekday: 1, hour: 9, days: 7, texts, language: "en" });
    await desk.saveWeekly(staff, { course: courseId, on: false, weekday: 1, hour: 9, days: 7, texts, language: "en" });
    const rows = await guest.db.selectFrom("staff_actions").selectAll().where("staff_id", "=", ownId(staff)).execute();
    const names = rows.map(({ action }) => action).filter((action) => /mailing|weekly/i.test(action));
    const all = [
      "mailingCancelled",
      "mailingRemoved",
      "mailingSaved",
      "mailingSaved",
      "mailingScheduled",
      "mailingTested",
    ];
    expect(names.sort()).toEqual([...all, "weeklyReminderOff", "weeklyReminderOn"]);
    expect(JSON.stringify(rows)).not.toContain("Go on");
    await guest.db.deleteFrom("outbox").where("kind", "=", "reminder").execute();
  });
});
