import { createHash, randomUUID } from "node:crypto";
import type { uploads } from "../../../contract/desk/uploads";
import { CallError, type MessageKey } from "../../../platform/call-error";
import type { Course } from "../../../platform/content";
import { countRows, type Database, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { inTurns } from "../../../platform/in-batches";
import { recordStaffAction } from "../../../platform/staff";
import { utc } from "../../../platform/utc";
import { insertAccount, newAccount, unusablePassword } from "../../accounts";
import { type CallContext, doneWith } from "../../call";
import { enrollAccount } from "../../learning";
import { invite } from "../../recovery";
import { coversState } from "../access/area";
import { forStaff, type Staff } from "../access/require-staff";
import { type CheckedRow, checkRow, type Entry } from "./check-row";
import { readList } from "./read-list";
import { courseInWords } from "./words";

const shownPeople = 20;

/** The calls for lists of people (rule: desk.upload). */
export const uploadDesk = forStaff<keyof typeof uploads>("people", {
  async checkUpload(context, staff, { course: courseId, csv }) {
    const course = requireOwnCourse(context, staff, courseId);
    await context.limits.count("deskUpload", staff.accountId);
    const rows = await checkedRows(context, staff, csv);
    const digest = createHash("sha256").update(csv).digest("hex");
    const id = await storePreview(context, { staff_id: staff.accountId, course_id: course.id, digest }, rows);
    return { ...doneWith(context, "uploadChecked"), id };
  },

  async readUpload(context, staff, { id }) {
    const upload = await findUpload(context, staff, id);
    return { data: await toView(context, upload) };
  },

  async enterUpload(context, staff, { id }) {
    const upload = await findUpload(context, staff, id);
    const course = requireOwnCourse(context, staff, upload.course_id);
    // A transaction for each line, so that the next press continues after a broken connection. A list that was entered
    // is not entered again: who was deleted or has another address since would be registered a second time.
    for await (const { entry } of inTurns(upload.entered_at ? [] : upload.rows))
      if (entry && coversState(staff, entry.state_id)) await enterOne(context, staff, entry, upload);
    const count = await entered(context.db, id);
    await write(context.db, async (db) => {
      const first = await db
        .updateTable("people_uploads")
        .set({ entered_at: context.now.toISOString() })
        .where("id", "=", id)
        .where("entered_at", "is", null)
        .executeTakeFirst();
      if (Number(first.numUpdatedRows) === 0) return;
      const details = { course: course.id, people: count };
      await recordStaffAction({ ...context, db }, staff, "listEntered", id, details);
    });
    return {
      status: true,
      message: translatorFor(context.language, "answers")("uploadEntered", { people: count }),
      entered: count,
    };
  },
});

/** @throws CallError FORBIDDEN for a course outside the area, NOT_FOUND for none */
function requireOwnCourse({ content }: CallContext, { areas }: Staff, courseId: string): Course {
  const course = content.courseById.get(courseId);
  if (areas.courses && !(course && areas.courses.includes(course.id)))
    throw new CallError("FORBIDDEN", "deskForbidden");
  if (!course) throw new CallError("BAD_REQUEST", "uploadCourse");
  return course;
}

/** Each line with its errors: broken rules, an address that occurs twice, an address that has an account. */
async function checkedRows({ db, content, language }: CallContext, { areas }: Staff, csv: string) {
  const rows = readList(csv, language).map((row) => checkRow(content, row, { language, states: areas.states }));
  const accounts = await db
    .selectFrom("accounts")
    .select("username")
    // A list may not be empty in SQL; no account has an empty address.
    .where("username", "in", ["", ...rows.flatMap(({ entry }) => entry?.username ?? [])])
    .execute();
  const known = new Set(accounts.map(({ username }) => username));
  const seen = new Set<string>();
  return rows.map((row) => {
    const address = row.entry?.username;
    if (address === undefined) return row;
    const problem: MessageKey | null = known.has(address) ? "uploadKnown" : seen.has(address) ? "uploadTwice" : null;
    seen.add(address);
    return problem ? { line: row.line, cells: row.cells, entry: null, problems: [problem] } : row;
  });
}

type List = { staff_id: string; course_id: string; digest: string };

/** Stores the preview for a day. A list sent again is checked again, or returns the upload that entered it. */
function storePreview({ db, now }: CallContext, list: List, rows: CheckedRow[]): Promise<string> {
  const stored = {
    rows: JSON.stringify(rows),
    entered_at: null,
    created_at: now.toISOString(),
    expires_at: utc(now).add(1, "day").toISOString(),
  };
  return write(db, async (transaction) => {
    const same = await transaction
      .selectFrom("people_uploads")
      .select(["id", "entered_at", "expires_at"])
      .where((where) => where.and(list))
      .executeTakeFirst();
    if (same?.entered_at && same.expires_at > now.toISOString()) return same.id;
    const id = same?.id ?? randomUUID();
    await transaction
      .insertInto("people_uploads")
      .values({ id, ...list, ...stored })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(stored))
      .execute();
    return id;
  });
}

async function toView(context: CallContext, upload: StoredUpload) {
  const t = translatorFor(context.language, "answers");
  const ready = upload.rows.flatMap(({ line, entry }) =>
    entry ? { line, name: `${entry.firstName} ${entry.lastName}`, username: entry.username } : [],
  );
  const known = upload.rows.filter(({ problems }) => problems.some((key) => key === "uploadKnown")).length;
  const left = upload.rows.filter(({ entry }) => entry === null);
  return {
    id: upload.id,
    course: courseInWords(context, upload.course_id),
    rows: upload.rows.length,
    ready: ready.length,
    known,
    wrong: left.length - known,
    entered: upload.entered_at ? await entered(context.db, upload.id) : null,
    expiresAt: upload.expires_at,
    problems: left.map(({ line, cells, problems }) => ({ line, cells, messages: problems.map((key) => t(key)) })),
    people: ready.slice(0, shownPeople),
  };
}

/** Enters one person in one transaction: account, enrollment, invitation and mail. Leaves out who has an account. */
function enterOne(context: CallContext, staff: Staff, entry: Entry, upload: StoredUpload): Promise<void> {
  const { db, now } = context;
  const { id: uploadId, course_id: courseId } = upload;
  return write(db, async (transaction) => {
    const account = newAccount(context, { ...entry, password: "" }, unusablePassword);
    if (!(await insertAccount(transaction, account))) return;
    await enrollAccount(transaction, account.id, courseId, entry.language, now);
    await invite(transaction, context, account, { courseId, uploadId });
    const details = { upload: uploadId, course: courseId };
    await recordStaffAction({ db: transaction, now }, staff, "personInvited", account.id, details);
  });
}

type StoredUpload = Awaited<ReturnType<typeof findUpload>>;

/** An own upload that has not expired. @throws CallError NOT_FOUND, also for somebody else's */
async function findUpload({ db, now }: Pick<CallContext, "db" | "now">, { accountId }: Staff, id: string) {
  const found = await db
    .selectFrom("people_uploads")
    .select(["id", "course_id", "rows", "expires_at", "entered_at"])
    .where("id", "=", id)
    .where("staff_id", "=", accountId)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!found) throw new CallError("NOT_FOUND", "uploadUnknown");
  return { ...found, rows: JSON.parse(found.rows) as CheckedRow[] };
}

/** How many people an upload has entered. */
function entered(db: Database, uploadId: string): Promise<number> {
  return countRows(db.selectFrom("invitations").where("upload_id", "=", uploadId));
}
