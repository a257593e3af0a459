import { randomUUID } from "node:crypto";
import type { CallContext } from "../../lib/domain/call";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertBareAccount } from "../../lib/platform/db/testing/bare-account";
import { openLimits } from "../../lib/platform/limits";
import { findLearner } from "../../lib/platform/session";
import { openSession } from "../../lib/platform/session/records";
import { readSettings } from "../../lib/platform/settings";
import { temporaryFolder } from "../load/process";
import { insertAll } from "./bulk";

/** The context of a call by a member of staff of these areas who has proven the second factor; without states all. */
export async function staffContext(
  opened: OpenDatabase,
  content: Content,
  { courses = [], states }: { courses?: string[]; states?: number[] },
  role: "coordinator" | "administrator" | "partner" = "coordinator",
): Promise<CallContext> {
  const [id, now] = [randomUUID(), new Date()];
  const time = now.toISOString();
  await insertBareAccount(opened.db, id, { username: id, role, created_at: time, updated_at: time });
  const areas = [
    ...courses.map((value) => ["course", value]),
    ...(states?.map((value) => ["state", String(value)]) ?? [["allStates", ""]]),
  ];
  await insertAll(
    opened,
    "staff_areas",
    { account_id: "text", kind: "text", value: "text" },
    areas.map((area) => [id, ...area]),
  );
  const token = await openSession(opened.db, id, "bench", now);
  await opened.db.updateTable("sessions").set({ second_factor_at: time }).where("account_id", "=", id).execute();
  // A folder of its own: the portal makes its data folder private.
  const dataDir = temporaryFolder();
  return {
    db: opened.db,
    reading: opened.reading,
    content,
    limits: await openLimits(opened, dataDir),
    settings: readSettings({ SESSION_SECRET: "a secret of the bench, long enough for it", PORTAL_DATA_DIR: dataDir }),
    learner: await findLearner(opened.db, token, now),
    carriedBy: "cookie",
    language: "en",
    address: "203.0.113.7",
    userAgent: "bench",
    device: { marker: "", keep: async () => undefined },
    now,
  };
}
