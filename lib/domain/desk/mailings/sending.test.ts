import { beforeEach, describe, expect, test } from "vitest";
import { dialects, type FreshDatabase } from "../../../platform/db/testing/fresh-database";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { deleteExpired, privacy } from "../../privacy";
import { queueResumeMail, recovery } from "../../recovery";
import { onFreshPortal } from "../../testing/fresh-portal";
import { courseId, firstTopics } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { draft, newStoppedLearner, texts } from "../testing/mailings";
import { freshCode, newStaff } from "../testing/staff";
import { sendDueMailings } from "./sending";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let fresh: FreshDatabase;
  let staff: CallContext;
  let staffName: string;
  onFreshPortal(dialect, async (context, database) => {
    guest = context;
    fresh = database;
  });
  const [first] = firstTopics();

  beforeEach(async () => {
    ({ context: staff, username: staffName } = await newStaff(guest, "coordinator"));
    for (const table of ["mailings", "weekly_reminders", "outbox"] as const) await guest.db.deleteFrom(table).execute();
    await guest.db.updateTable("enrollments").set({ status: "Unenrolled" }).execute();
  });

  const at = (context: CallContext, amount: number, unit: "minutes" | "hours") => ({
    ...context,
    now: utc(guest.now).add(amount, unit).toDate(),
  });
  const reminders = () =>
    guest.db.selectFrom("outbox").selectAll().where("kind", "=", "reminder").orderBy("created_at").execute();
  const valuesFor = async (
    learner: CallContext,
  ): Promise<{ language?: string; text?: string; link?: string; unsubscribeLink?: string }> => {
    const mail = (await reminders()).find(({ account_id }) => account_id === ownId(learner));
    return { language: mail?.language, ...JSON.parse(mail?.details ?? "{}") };
  };
  const send = async (change: Parameters<typeof draft>[0] = {}, time = "") => {
    const given = draft(change);
    await desk.saveMailing(staff, given);
    const people = (await desk.readMailing(staff, { id: given.id })).count?.sendable;
    // A reminder that reaches nobody at the moment can only be scheduled: for a moment that is over when the test
    // looks.
    if (people || time) await desk.sendMailing(staff, { id: given.id, at: time, people });
    else
      await guest.db
        .updateTable("mailings")
        .set({ scheduled_at: staff.now.toISOString() })
        .where("id", "=", given.id)
        .execute();
    return given.id;
  };
  const linkParts = (address = "") => new URL(address).pathname.split("/");

  test("each learner gets one mail in their language, with their name, topic and links; results follow", async () => {
    const asha = await newStoppedLearner(guest, first.id);
    const ravi = await newStoppedLearner(guest, null, { firstName: "रवि", language: "hi" });
    const unverified = await newStoppedLearner(guest);
    await guest.db.updateTable("accounts").set({ verified_email: 0 }).where("id", "=", ownId(unverified)).execute();
    const id = await send();
    expect(await sendDueMailings(guest)).toBe(2);
    expect(await sendDueMailings(guest)).toBe(0);
    const [toAsha, toRavi] = [await valuesFor(asha), await valuesFor(ravi)];
    expect(toAsha).toMatchObject({
      language: "en",
      text: `Dear Asha,\n\nyou stopped at ${first.name.en}. <b>Go on!</b>`,
    });
    expect(toRavi).toMatchObject({ language: "hi", text: `रवि, आप ${first.name.hi} पर रुके थे।` });
    const [, page, token = "", place, kind] = linkParts(toAsha.link);
    expect([page, place, kind]).toEqual(["resume_learning", first.id, "topic"]);
    expect(linkParts(toRavi.link).slice(3)).toEqual([courseId, "module"]);

    await recovery.loginByToken(guest, { token });
    const [, , stopping = "", stopped = ""] = linkParts(toRavi.unsubscribeLink);
    await recovery.unsubscribe(guest, { token: stopping, id: stopped });
    await guest.db.updateTable("outbox").set({ sent_at: "2026" }).where("account_id", "=", ownId(asha)).execute();
    await guest.db.updateTable("outbox").set({ given_up_at: "2026" }).where("account_id", "=", ownId(ravi)).execute();
    const { data, count, results } = await desk.readMailing(staff, { id });
    expect([data.state, count]).toEqual(["sent", null]);
    expect(results).toEqual({ queued: 2, sent: 1, failed: 1, cameBack: 1, unsubscribed: 1 });
    await recovery.resubscribe(guest, { token: stopping, id: stopped });
    expect((await desk.readMailing(staff, { id })).results?.unsubscribed).toBe(0);
  });

  test("T23: nobody gets two reminders within seven days, whichever mailing or command sends them", async () => {
    const asha = await newStoppedLearner(guest);
    await send();
    await send();
    expect(await sendDueMailings(guest)).toBe(1);
    const again = async (hours: number) => {
      const id = await send();
      await guest.db
        .updateTable("mailings")
        .set({ scheduled_at: at(guest, hours, "hours").now.toISOString() })
        .where("id", "=", id)
        .execute();
      return sendDueMailings(at(guest, hours, "hours"));
    };
    expect(await again(7 * 24 - 1)).toBe(0);
    expect(await again(7 * 24)).toBe(1);
    await guest.db.updateTable("accounts").set({ reminded_at: null }).where("id", "=", ownId(asha)).execute();
    expect(await queueResumeMail(guest, { email: asha.learner?.username ?? "", courseId, page: "module" })).toBe(
      "queued",
    );
    await send();
    expect(await sendDueMailings(guest)).toBe(0);
  });

  test("who is mailed hours after the planned time, because many are, gets the next one a week after the planned time", async () => {
    const asha = await newStoppedLearner(guest);
    const planned = guest.now.toISOString();
    const begin = async (id: string, time: string) =>
      guest.db.updateTable("mailings").set({ scheduled_at: time, begun_at: time }).where("id", "=", id).execute();
    await begin(await send(), planned);
    expect(await sendDueMailings(at(guest, 3, "hours"))).toBe(1);
    const { reminded_at } = await guest.db
      .selectFrom("accounts")
      .select("reminded_at")
      .where("id", "=", ownId(asha))
      .executeTakeFirstOrThrow();
    expect(reminded_at).toBe(planned);
    await begin(await send(), at(guest, 7 * 24, "hours").now.toISOString());
    expect(await sendDueMailings(at(guest, 7 * 24, "hours"))).toBe(1);
  });

  test("two processes queue one mail for each of 250 learners, and pause while many wait", async () => {
    const model = await newStoppedLearner(guest);
    const { db } = guest;
    const account = await db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", ownId(model))
      .executeTakeFirstOrThrow();
    const enrollment = await db
      .selectFrom("enrollments")
      .selectAll()
      .where("account_id", "=", ownId(model))
      .executeTakeFirstOrThrow();
    const consent = { purpose: "mailings", given: 1, notice_version: "1", language: "en", decided_at: "2026" };
    for (let number = 1; number < 250; number += 1) {
      const id = `many-${number}`;
      await db
        .insertInto("accounts")
        .values({ ...account, id, username: `${id}@example.org` })
        .execute();
      await db
        .insertInto("enrollments")
        .values({ ...enrollment, id, account_id: id })
        .execute();
      await db
        .insertInto("consents")
        .values({ ...consent, id, account_id: id })
        .execute();
    }
    await send();
    const other = { ...guest, db: fresh.openAnother().db };
    await Promise.all([sendDueMailings(guest), sendDueMailings(other)]);
    const waiting = await reminders();
    expect(waiting.length).toBeGreaterThanOrEqual(200);
    expect(new Set(waiting.map(({ account_id }) => account_id)).size).toBe(waiting.length);
    await db.updateTable("outbox").set({ sent_at: "2026" }).execute();
    await Promise.all([sendDueMailings(guest), sendDueMailings(other)]);
    const all = await reminders();
    expect(all).toHaveLength(250);
    expect(new Set(all.map(({ account_id }) => account_id)).size).toBe(250);
    for (const table of ["consents", "enrollments", "mailing_recipients"] as const)
      await db.deleteFrom(table).where("account_id", "like", "many-%").execute();
    await db.deleteFrom("accounts").where("id", "like", "many-%").execute();
  });

  test("a stop between batches loses nobody, and a failed batch leaves nothing behind", async () => {
    await newStoppedLearner(guest);
    const id = await send();
    expect(await sendDueMailings(guest, () => true)).toBe(0);
    const broken = { ...guest, settings: { ...guest.settings, portalUrl: null as unknown as string } };
    Object.defineProperty(broken.settings, "portalUrl", {
      get: () => {
        throw new Error("no address");
      },
    });
    await expect(sendDueMailings(broken)).rejects.toThrow("no address");
    expect(await reminders()).toEqual([]);
    expect((await desk.readMailing(staff, { id })).data.state).toBe("scheduled");
    expect(await sendDueMailings(guest)).toBe(1);
  });

  test("a writer who has lost the permission by then sends nothing; a smaller area limits the recipients", async () => {
    await newStoppedLearner(guest);
    const id = await send();
    await guest.db.updateTable("accounts").set({ role: "partner" }).where("id", "=", ownId(staff)).execute();
    expect(await sendDueMailings(guest)).toBe(0);
    const administrator = await newStaff(guest, "administrator");
    expect((await desk.readMailing(administrator.context, { id })).data.state).toBe("stopped");
    await guest.db.updateTable("accounts").set({ role: "coordinator" }).where("id", "=", ownId(staff)).execute();
    await send();
    await desk.setRole(administrator.context, {
      username: staffName,
      role: "coordinator",
      states: [34],
      code: freshCode(administrator),
    });
    expect(await sendDueMailings(guest)).toBe(0);
  });

  test("a weekly reminder goes out at its hour, once however often due mailings are sent, every week, and not while it is off", async () => {
    const asha = await newStoppedLearner(guest);
    const clock = utc(guest.now).add(330 + 60, "minutes");
    const weekly = {
      course: courseId,
      weekday: clock.day() || 7,
      hour: clock.hour(),
      days: 7,
      texts,
      language: "en",
    } as const;
    await desk.saveWeekly(staff, { ...weekly, on: true });
    expect(await sendDueMailings(guest)).toBe(0);
    await Promise.all([
      sendDueMailings(at(guest, 61, "minutes")),
      sendDueMailings({ ...at(guest, 61, "minutes"), db: fresh.openAnother().db }),
    ]);
    expect((await reminders()).map(({ account_id }) => account_id)).toEqual([ownId(asha)]);
    const week = 7 * 24 * 60;
    expect(await sendDueMailings(at(guest, week + 61, "minutes"))).toBe(1);
    // The portal was away for two days: it waits for the next week.
    expect(await sendDueMailings(at(guest, 2 * week + 2 * 24 * 60 + 61, "minutes"))).toBe(0);
    await desk.saveWeekly(staff, { ...weekly, on: false });
    expect(await sendDueMailings(at(guest, 3 * week + 61, "minutes"))).toBe(0);
    expect((await desk.listMailings(staff, {})).data.map(({ weekly: each, state }) => [each, state])).toEqual([
      [true, "sent"],
      [true, "sent"],
    ]);
  });

  test("a mailing and its recipients are deleted a year after it ended; a draft stays", async () => {
    await newStoppedLearner(guest);
    const id = await send();
    await sendDueMailings(guest);
    const untouched = draft();
    await desk.saveMailing(staff, untouched);
    const ids = async () => (await guest.db.selectFrom("mailings").select("id").execute()).map((row) => row.id).sort();
    await deleteExpired(guest.db, at(guest, 364 * 24, "hours").now);
    expect(await ids()).toEqual([id, untouched.id].sort());
    await deleteExpired(guest.db, at(guest, 367 * 24, "hours").now);
    expect(await ids()).toEqual([untouched.id]);
    expect(
      await guest.db.selectFrom("mailing_recipients").select("account_id").where("mailing_id", "=", id).execute(),
    ).toEqual([]);
  });

  test("a learner who unsubscribes between the count and the sending is not mailed", async () => {
    const asha = await newStoppedLearner(guest);
    await send();
    await privacy.changeConsents(asha, { mailings: false });
    expect(await sendDueMailings(guest)).toBe(0);
  });
});
