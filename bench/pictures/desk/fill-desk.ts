import { randomBytes } from "node:crypto";
import path from "node:path";
import { accounts } from "../../../lib/domain/accounts";
import type { CallContext } from "../../../lib/domain/call";
import { setRole } from "../../../lib/domain/desk";
import { discussions } from "../../../lib/domain/discussions";
import { privacy } from "../../../lib/domain/privacy";
import { asHolder, guestContext, newRegistration } from "../../../lib/domain/testing/learners";
import { migrate, openDatabase } from "../../../lib/platform/db";
import { openSession } from "../../../lib/platform/session";
import { readSettings } from "../../../lib/platform/settings";
import { coordinatorKey, fillPortal, seedPassword } from "../../../scripts/seed/fill";
import { seededEmail } from "../../../scripts/seed/person";
import { generate } from "../../desk/generate";

/** Enough people for figures of districts that are not "<5". */
const generatedLearners = 3000;

/** `username`: of an administrator without a second factor. `ids`: in the addresses of the pages. */
export type FilledDesk = {
  env: { PORTAL_DATA_DIR: string; SESSION_SECRET: string };
  username: string;
  password: string;
  ids: { conversation: string; ticket: string; review: string; certified: string };
};

/** Fills the empty folder with learners, people for the figures, staff, a complaint and a reported comment. */
export async function fillDesk(dataDir: string): Promise<FilledDesk> {
  const env = { PORTAL_DATA_DIR: dataDir, SESSION_SECRET: randomBytes(32).toString("hex") };
  const opened = openDatabase({ databaseUrl: null, sqliteFile: path.join(dataDir, "portal.sqlite") });
  const { db } = opened;
  await migrate(db);
  const guest: CallContext = { ...(await guestContext({ opened, dataDir })), settings: readSettings(env) };
  try {
    await generate(opened, guest.content, generatedLearners, guest.now);
    await fillPortal(guest, () => undefined);
    const username = seededEmail(coordinatorKey);
    const everything = { courses: [], states: [], allStates: true };
    await setRole(guest, { username, role: "administrator", ...everything }, "staff:pictures");
    await addStaff(guest, { key: "bihar", firstName: "Anita", role: "coordinator", state: 5 });
    await addStaff(guest, { key: "partner.up", firstName: "Vikram", role: "partner", state: 34 });
    await addStaff(guest, { key: "rajasthan", firstName: "Meera", role: "coordinator", state: 29, isInvited: true });
    const findAccountId = async (key: string) =>
      (await db.selectFrom("accounts").select("id").where("username", "=", seededEmail(key)).executeTakeFirstOrThrow())
        .id;
    await reportComment(guest, await findAccountId("asha.kumari"));
    const { ticket } = await privacy.sendGrievance(guest, {
      ...{ name: "Ram Prasad", contact: "ram.prasad@example.org", language: "en" },
      message: "The film in the second lesson does not play on my phone, and the page shows no text in its place.",
    });
    await db.deleteFrom("outbox").where("sent_at", "is", null).execute();
    const waiting = db.selectFrom("reviews").select(["enrollment_id", "module_id"]).where("reviewed_at", "is", null);
    const { enrollment_id, module_id } = await waiting.orderBy("requested_at").executeTakeFirstOrThrow();
    const [conversation, certified] = [await findAccountId("mahendra.singh"), await findAccountId("kavita.sinha")];
    const ids = { conversation, ticket, review: `${enrollment_id}?module=${module_id}`, certified };
    return { env, username, password: seedPassword(guest), ids };
  } finally {
    guest.limits.close();
    await opened.close();
  }
}

/** Somebody invited has not verified the address: the portal gives the role later. */
type Staff = { key: string; firstName: string; role: "coordinator" | "partner"; state: number; isInvited?: boolean };

async function addStaff(guest: CallContext, { key, firstName, role, state, isInvited }: Staff): Promise<void> {
  const username = seededEmail(key);
  const person = { username, firstName, lastName: "Rao", age: 40, profession: "NGO staff" as const };
  await accounts.register(guest, newRegistration({ ...person, mobile: "9876542001", password: seedPassword(guest) }));
  const verified_email = isInvited ? 0 : 1;
  await guest.db.updateTable("accounts").set({ verified_email }).where("username", "=", username).execute();
  await setRole(guest, { username, role, courses: [], states: [state], allStates: false }, "staff:pictures");
}

async function reportComment(guest: CallContext, accountId: string): Promise<void> {
  const learner = await asHolder(guest, await openSession(guest.db, accountId, "pictures", guest.now));
  const comments = guest.db.selectFrom("comments").select("id").where("kind", "=", "forum");
  const { id: commentId } = await comments.orderBy("created_at").executeTakeFirstOrThrow();
  const reason = "This is about a pupil of mine, who could be recognised.";
  await discussions.reportComment(learner, { commentId, reason, language: "en" });
}
