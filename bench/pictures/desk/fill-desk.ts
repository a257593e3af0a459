import { randomBytes } from "node:crypto";
import path from "node:path";
import { accounts } from "../../../lib/domain/accounts";
import type { CallContext } from "../../../lib/domain/call";
import { setRole } from "../../../lib/domain/desk";
import { discussions } from "../../../lib/domain/discussions";
import { privacy } from "../../../lib/domain/privacy";
import { loadContent } from "../../../lib/platform/content";
import { migrate, openDatabase } from "../../../lib/platform/db";
import { openLimits } from "../../../lib/platform/limits";
import { findLearner, openSession } from "../../../lib/platform/session";
import { readSettings } from "../../../lib/platform/settings";
import { root } from "../../../lib/process/steps.ts";
import { coordinatorKey, fillPortal, seedPassword } from "../../../scripts/seed/fill";
import { seededEmail } from "../../../scripts/seed/person";
import { generate } from "../../desk/generate";

/** Enough people for figures of districts that are not "<5". */
const generatedLearners = 3000;

export type FilledDesk = {
  env: { PORTAL_DATA_DIR: string; SESSION_SECRET: string };
  /** Of an administrator without a second factor. */
  username: string;
  password: string;
  /** The ids in the addresses of the pages. */
  ids: { conversation: string; ticket: string; review: string; certified: string };
};

/**
 * Fills the empty folder: the learners of `npm run generate -- learners`, generated ones for the figures, staff, a complaint and a
 * reported comment.
 */
export async function fillDesk(dataDir: string): Promise<FilledDesk> {
  const env = { PORTAL_DATA_DIR: dataDir, SESSION_SECRET: randomBytes(32).toString("hex") };
  const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
  const { db } = opened;
  await migrate(db);
  const limits = await openLimits(opened, dataDir);
  const guest: CallContext = {
    db,
    reading: opened.reading,
    content: loadContent(path.join(root, "content")),
    limits,
    settings: readSettings(env),
    learner: null,
    carriedBy: "cookie",
    language: "en",
    address: "203.0.113.0",
    device: { marker: "", keep: async () => undefined },
    userAgent: "pictures",
    now: new Date(),
  };
  try {
    await generate(opened, guest.content, generatedLearners, guest.now);
    await fillPortal(guest, () => undefined);
    const username = seededEmail(coordinatorKey);
    const everything = { courses: [], states: [], allStates: true };
    await setRole(guest, { username, role: "administrator", ...everything }, "staff:pictures");
    await addStaff(guest, "bihar", "Anita", "coordinator", [5]);
    await addStaff(guest, "partner.up", "Vikram", "partner", [34]);
    await addStaff(guest, "rajasthan", "Meera", "coordinator", [29], 0);
    const findAccountId = async (key: string) =>
      (await db.selectFrom("accounts").select("id").where("username", "=", seededEmail(key)).executeTakeFirstOrThrow())
        .id;
    await reportComment(guest, await findAccountId("asha.kumari"));
    const complaint =
      "The film in the second lesson does not play on my phone, and the page shows no text in its place.";
    const { ticket } = await privacy.sendGrievance(guest, {
      name: "Ram Prasad",
      contact: "ram.prasad@example.org",
      message: complaint,
      language: "en",
    });
    await db.deleteFrom("outbox").where("sent_at", "is", null).execute();
    const waiting = db.selectFrom("reviews").select(["enrollment_id", "module_id"]).where("reviewed_at", "is", null);
    const { enrollment_id, module_id } = await waiting.orderBy("requested_at").executeTakeFirstOrThrow();
    const review = `${enrollment_id}?module=${module_id}`;
    const ids = {
      conversation: await findAccountId("mahendra.singh"),
      ticket,
      review,
      certified: await findAccountId("kavita.sinha"),
    };
    return { env, username, password: seedPassword(guest), ids };
  } finally {
    limits.close();
    await opened.close();
  }
}

async function addStaff(
  guest: CallContext,
  key: string,
  firstName: string,
  role: "coordinator" | "partner",
  states: number[],
  /** With 0 the portal sends an invitation and gives the role later. */
  verified_email = 1,
): Promise<void> {
  const place = { state: "Bihar", state_id: 5, district: "Patna", mobile: "9876542001" };
  const person = {
    username: seededEmail(key),
    firstName,
    lastName: "Rao",
    age: 40,
    gender: "Female",
    profession: "NGO staff",
  } as const;
  await accounts.register(guest, { ...person, ...place, password: seedPassword(guest), language: "en" });
  await guest.db.updateTable("accounts").set({ verified_email }).where("username", "=", person.username).execute();
  const areas = { courses: [], states, allStates: false };
  await setRole(guest, { username: person.username, role, ...areas }, "staff:pictures");
}

async function reportComment(guest: CallContext, accountId: string): Promise<void> {
  const token = await openSession(guest.db, accountId, "pictures", guest.now);
  const learner = { ...guest, learner: await findLearner(guest.db, token, guest.now) };
  const { id } = await guest.db
    .selectFrom("comments")
    .select("id")
    .where("kind", "=", "forum")
    .orderBy("created_at")
    .executeTakeFirstOrThrow();
  await discussions.reportComment(learner, {
    commentId: id,
    reason: "This is about a pupil of mine, who could be recognised.",
    language: "en",
  });
}
