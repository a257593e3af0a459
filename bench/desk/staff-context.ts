import { randomUUID } from "node:crypto";
import type { CallContext } from "../../lib/domain/call";
import { asHolder, guestContext } from "../../lib/domain/testing/learners";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertBareAccount } from "../../lib/platform/db/testing/bare-account";
import { openSession } from "../../lib/platform/session/records";
import { temporaryFolder } from "../support/portal";
import { insertAll } from "./bulk";

export type Areas = { courses?: string[]; states?: number[] };

/** The context of a call by a member of staff of these areas who has proven the second factor; without states all. */
export async function staffContext(
  opened: OpenDatabase,
  { courses = [], states }: Areas,
  role: "coordinator" | "administrator" | "partner" = "coordinator",
): Promise<CallContext> {
  const [account_id, now] = [randomUUID(), new Date()];
  const time = now.toISOString();
  await insertBareAccount(opened.db, account_id, { username: account_id, role, created_at: time, updated_at: time });
  const ofStates = states?.map((state) => ({ account_id, kind: "state", value: String(state) }));
  await insertAll(opened, "staff_areas", [
    ...courses.map((value) => ({ account_id, kind: "course", value })),
    ...(ofStates ?? [{ account_id, kind: "allStates", value: "" }]),
  ]);
  const token = await openSession(opened.db, account_id, "bench", now);
  await opened.db
    .updateTable("sessions")
    .set({ second_factor_at: time })
    .where("account_id", "=", account_id)
    .execute();
  // A folder of its own: the portal makes its data folder private.
  return asHolder(await guestContext({ opened, dataDir: temporaryFolder() }, { withWaiting: true }), token);
}
