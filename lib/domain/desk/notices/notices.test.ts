import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { NoticeTime } from "../../../contract/desk/access";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { dayInIndia } from "../../../platform/i18n/dates";
import { utc } from "../../../platform/utc";
import type { CallContext } from "../../call";
import { chat } from "../../chat";
import { courses } from "../../courses";
import { privacy } from "../../privacy";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";
import { morningDay, sendStaffNotices } from "./send-notices";

test("of the moments of a day in India only those from 8 to 12 are its morning", () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
      (moment) => {
        const parts = new Intl.DateTimeFormat("en-CA", {
          timeZone: "Asia/Kolkata",
          dateStyle: "short",
          timeStyle: "medium",
          hourCycle: "h23",
        }).format(moment);
        const [day, time = ""] = parts.split(", ");
        const hour = Number(time.slice(0, 2));
        expect(morningDay(moment)).toBe(hour >= 8 && hour < 12 ? day : null);
      },
    ),
  );
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });
  beforeEach(async () => {
    await guest.db.updateTable("accounts").set({ role: "learner" }).execute();
    for (const table of ["outbox", "chat_messages", "conversations", "grievances", "staff_notices"] as const)
      await guest.db.deleteFrom(table).execute();
  });

  /** Three days on, so that what the test makes is before it. */
  const morning = (days = 3) => new Date(`${dayInIndia(utc(guest.now).add(days, "days").toISOString())}T03:00:00.000Z`);
  const at = (now: Date): CallContext => ({ ...guest, now });
  const later = (minutes: number) => utc(guest.now).add(minutes, "minutes").toDate();
  const mailsTo = async (staff: CallContext) => {
    const rows = await guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("account_id", "=", ownId(staff))
      .where("kind", "in", ["deskWaits", "deskAssigned"])
      .orderBy("created_at")
      .execute();
    return rows.map(({ kind, details, recipient }) => ({ kind, recipient, ...JSON.parse(details) }));
  };
  const member = async (
    mails: NoticeTime | null,
    areas = {},
    role: "coordinator" | "administrator" | "partner" = "coordinator",
  ) => {
    const { context } = await newStaff(guest, role, areas);
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", ownId(context)).execute();
    if (mails) await desk.saveNotices(context, { mails });
    return context;
  };
  const ask = async (minutes = 1, change = {}) => {
    const learner = await newLearner(guest, change);
    await courses.enroll(learner, { id: courseId });
    await chat.send({ ...learner, now: later(minutes) }, { msg: "A private question", language: "en" });
    return learner;
  };
  const complain = async () =>
    (
      await privacy.sendGrievance(guest, {
        name: "Asha",
        contact: "a@example.org",
        message: "A private complaint",
        language: "en",
      })
    ).ticket;

  test("in the morning each staff member gets one mail with the numbers of what waits in their area, also without having chosen anything", async () => {
    const [everywhere, ofBihar, ofOther, partner] = [
      await member(null),
      await member("digest", { states: [5] }),
      await member(null, { states: [34] }),
      await member(null, {}, "partner"),
    ];
    const asha = await ask();
    await ask(1, { state: "Uttar Pradesh", state_id: 34, district: "Agra" });
    const ticket = await complain();
    await guest.db
      .updateTable("grievances")
      .set({ due_at: guest.now.toISOString() })
      .where("ticket", "=", ticket)
      .execute();
    await desk.assignConversation(everywhere, { accountId: ownId(asha), to: ownId(ofBihar) });
    // At night nobody is told.
    expect(await sendStaffNotices(at(utc(morning()).subtract(6, "hours").toDate()))).toBe(0);
    // Several processes at once, and again within the same morning.
    await Promise.all([1, 2, 3].map(() => sendStaffNotices(at(morning()))));
    await sendStaffNotices(at(utc(morning()).add(3, "hours").toDate()));
    const none = { overdue: 0, assigned: 0, reviews: 0, comments: 0 };
    expect(await mailsTo(everywhere)).toMatchObject([
      { kind: "deskWaits", isDigest: true, ...none, messages: 3, overdue: 1 },
    ]);
    expect(await mailsTo(ofBihar)).toMatchObject([{ ...none, messages: 1, assigned: 1 }]);
    expect(await mailsTo(ofOther)).toMatchObject([{ ...none, messages: 1 }]);
    expect(await mailsTo(partner)).toEqual([]);
    expect(JSON.stringify(await mailsTo(everywhere))).not.toMatch(/private|Asha|Kumari/);
    // The next morning it is told again while it waits, and no more once it is answered.
    await sendStaffNotices(at(morning(4)));
    expect(await mailsTo(ofBihar)).toHaveLength(2);
    await desk.reply({ ...ofBihar, now: morning(4) }, { accountId: ownId(asha), text: "Yes.", key: randomUUID() });
    await sendStaffNotices(at(morning(5)));
    expect(await mailsTo(ofBihar)).toHaveLength(2);
    expect(await mailsTo(ofOther)).toHaveLength(3);
  });

  test("nothing is mailed where nothing waits, nor to an address that is not verified", async () => {
    const idle = await member(null);
    expect(await sendStaffNotices(at(morning()))).toBe(0);
    await ask();
    await guest.db.updateTable("accounts").set({ verified_email: 0 }).where("id", "=", ownId(idle)).execute();
    expect(await sendStaffNotices(at(morning(4)))).toBe(0);
    const unverified = { ...idle, learner: idle.learner && { ...idle.learner, emailVerified: false } };
    expect(await desk.readNotices(unverified, {})).toEqual({ mails: "digest", verified: false });
    expect(await mailsTo(idle)).toEqual([]);
  });

  test("at once: new work is mailed once, at most every ten minutes, and not again in the morning", async () => {
    const meera = await member("now");
    await sendStaffNotices(at(later(1)));
    await ask(2);
    const both = await Promise.all([1, 2].map(() => sendStaffNotices(at(later(3)))));
    expect(both.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await mailsTo(meera)).toMatchObject([{ kind: "deskWaits", isDigest: false, messages: 1 }]);
    await ask(4);
    await ask(5);
    expect(await sendStaffNotices(at(later(6)))).toBe(0);
    expect(await sendStaffNotices(at(later(14)))).toBe(1);
    expect((await mailsTo(meera)).at(-1)).toMatchObject({ messages: 2 });
    expect(await sendStaffNotices(at(morning()))).toBe(0);
  });

  test("at once: a message with a reply is not mailed, a complaint that becomes overdue is, only to staff without limits", async () => {
    const [meera, ofBihar] = [await member("now"), await member("now", { states: [5] })];
    const asha = await ask(2);
    await desk.reply({ ...ofBihar, now: later(3) }, { accountId: ownId(asha), text: "Yes.", key: randomUUID() });
    expect(await sendStaffNotices(at(later(4)))).toBe(0);
    const ticket = await complain();
    await guest.db
      .updateTable("grievances")
      .set({ created_at: utc(guest.now).subtract(9, "days").toISOString(), due_at: later(10).toISOString() })
      .where("ticket", "=", ticket)
      .execute();
    expect(await sendStaffNotices(at(later(9)))).toBe(0);
    expect(await sendStaffNotices(at(later(11)))).toBe(1);
    expect(await mailsTo(meera)).toMatchObject([{ overdue: 1, messages: 0 }]);
    expect(await mailsTo(ofBihar)).toEqual([]);
  });

  test("at once: a staff member who is assigned something by somebody else gets a mail with a link to it; others get it in the morning", async () => {
    const [meera, rohan, everywhere] = [await member("now"), await member("digest"), await member("now")];
    const asha = await ask();
    const accountId = ownId(asha);
    for (const to of [meera, rohan]) await desk.assignConversation(everywhere, { accountId, to: ownId(to) });
    await desk.assignConversation(everywhere, { accountId, to: ownId(everywhere) });
    const ticket = await complain();
    for (const _ of [1, 2]) await desk.assignGrievance(everywhere, { ticket, to: ownId(meera) });
    const link = (path: string) => `${guest.settings.portalUrl}/desk/messages/${path}`;
    const mails = await mailsTo(meera);
    expect(mails.toSorted((one, other) => one.what.localeCompare(other.what))).toMatchObject([
      { kind: "deskAssigned", what: "conversation", link: link(accountId) },
      { kind: "deskAssigned", what: "grievance", link: link(`grievances/${ticket}`) },
    ]);
    for (const each of [rohan, everywhere]) expect(await mailsTo(each)).toEqual([]);
  });
});
