import type { StaffRole } from "../../../contract/desk/access";
import { type Database, write } from "../../../platform/db";
import { dayInIndia, indiaOffsetMinutes } from "../../../platform/i18n/dates";
import { queueMail, type Recipient, toRecipient, verifiedAccounts } from "../../../platform/mail";
import { utc } from "../../../platform/utc";
import type { WorkContext } from "../../call";
import { permissionsByRole, readStaffAreas } from "../access/require-staff";
import { countNewWork, countWork } from "./count-work";
import { claimDigest, claimTelling, readNotices } from "./notice-operations";

/** Hours in India. A morning's mail that could not be sent until noon is left out. */
const morning = { from: 8, until: 12 };
/** Work that arrives within this time is told in one mail. */
const minutesBetween = 10;

/** The date in India while it is morning there; null at any other time. */
export function morningDay(now: Date): string | null {
  const hour = utc(now).add(indiaOffsetMinutes, "minutes").hour();
  return hour >= morning.from && hour < morning.until ? dayInIndia(now.toISOString()) : null;
}

/**
 * Queues the mails to staff about what waits for them (rule: desk.notices), to each at the time that they chose. It may
 * be stopped and repeated at any time, and run in several processes: each mail is queued once. @returns how many were
 * queued
 */
export async function sendStaffNotices(context: WorkContext, isStopped: () => boolean = () => false): Promise<number> {
  let queued = 0;
  for (const member of await listMembers(context.db)) {
    if (isStopped()) break;
    const { mails, digest_day, told_until } = await readNotices(context.db, member.accountId);
    const told = mails === "now" ? tellNew(context, member, told_until) : tellInTheMorning(context, member, digest_day);
    if (await told) queued += 1;
  }
  return queued;
}

type Member = { accountId: string; role: StaffRole; firstName: string; to: Recipient };

/** Staff with a verified address whose role has work that can wait. */
async function listMembers(db: Database): Promise<Member[]> {
  const rows = await verifiedAccounts(db).select("role").where("role", "<>", "learner").orderBy("id").execute();
  return rows.flatMap(({ role, ...account }) =>
    role !== "learner" && permissionsByRole[role].includes("messages")
      ? [{ accountId: account.id, role, firstName: account.first_name, to: toRecipient(account) }]
      : [],
  );
}

/** Counts the work before the transaction, which would otherwise hold the write lock meanwhile. */
async function tellInTheMorning(context: WorkContext, member: Member, digestDay: string): Promise<boolean> {
  const { db, now } = context;
  const day = morningDay(now);
  if (day === null || digestDay >= day) return false;
  const work = await countWork(context, await withAreas(db, member));
  return write(db, async (transaction) => {
    if (!(await claimDigest(transaction, member.accountId, day, now))) return false;
    return tell({ ...context, db: transaction }, member, work, true);
  });
}

async function tellNew(context: WorkContext, member: Member, toldUntil: string): Promise<boolean> {
  const { db, now } = context;
  if (utc(now).diff(toldUntil, "minutes") < 0 || (await wasToldLately(context, member))) return false;
  const work = await countNewWork(context, await withAreas(db, member), toldUntil);
  return write(db, async (transaction) => {
    if (!(await claimTelling(transaction, member.accountId, toldUntil, now.toISOString()))) return false;
    return tell({ ...context, db: transaction }, member, work, false);
  });
}

async function wasToldLately({ db, now }: WorkContext, { accountId }: Member): Promise<boolean> {
  const since = utc(now).subtract(minutesBetween, "minutes").toISOString();
  const lately = db
    .selectFrom("outbox")
    .select("id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "deskWaits")
    .where("created_at", ">", since);
  return (await lately.executeTakeFirst()) !== undefined;
}

async function withAreas(db: Database, { accountId, role }: Member) {
  return { accountId, areas: await readStaffAreas({ db }, accountId, role) };
}

type Work = Awaited<ReturnType<typeof countNewWork>>;

/** @returns whether there is anything to write about */
async function tell({ db, settings, now }: WorkContext, { firstName, to }: Member, work: Work, isDigest: boolean) {
  const { messages, overdue, mine: assigned, reviews, comments } = work;
  const counts = { messages, overdue, assigned, reviews, comments };
  if (Object.values(counts).every((count) => count === 0)) return false;
  const link = `${settings.portalUrl}/desk`;
  await queueMail(db, { kind: "deskWaits", values: { firstName, ...counts, isDigest, link } }, to, now);
  return true;
}
