import type { CallContext } from "../../lib/domain/call";
import { content } from "../../lib/platform/content";
import { migrate } from "../../lib/platform/db";
import { openLimits } from "../../lib/platform/limits";
import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { openDatabaseOfSettings } from "../command/open-database";
import { reportErrors } from "../command/report-errors";
import { coordinatorKey, fillPortal, seedPassword } from "../seed/fill";
import { reasonNotToSeed } from "../seed/may-seed";
import { people, seededEmail } from "../seed/person";

readCommand({
  name: "generate -- learners",
  description:
    "Fills a development portal with learners at every stage and a coordinator, and prints how to sign in. A portal with other accounts is refused.",
});

await reportErrors(async () => {
  const environment = { nodeEnv: process.env.NODE_ENV, settings: settings() };
  // Checked before a database is made, and again when its accounts are known.
  if (printReason(reasonNotToSeed({ ...environment, emails: [] }))) return;
  const opened = openDatabaseOfSettings();
  await migrate(opened.db);
  const limits = await openLimits(opened, settings().dataDir);
  try {
    const accounts = await opened.db.selectFrom("accounts").select("username").execute();
    if (printReason(reasonNotToSeed({ ...environment, emails: accounts.map(({ username }) => username) }))) return;
    const portal: CallContext = {
      db: opened.db,
      reading: opened.reading,
      content: content(),
      limits,
      settings: settings(),
      learner: null,
      carriedBy: "cookie",
      language: "en",
      address: "203.0.113.0",
      device: { marker: "", keep: async () => undefined },
      userAgent: "seed",
      now: new Date(),
    };
    await fillPortal(portal, console.log);
    console.log(howToSignIn(portal));
  } finally {
    limits.close();
    await opened.close();
  }
});

/** Prints why the portal cannot be filled. @returns false if there is no reason */
function printReason(reason: string | null): boolean {
  if (reason === null) return false;
  console.error(reason);
  process.exitCode = 1;
  return true;
}

function howToSignIn(portal: CallContext): string {
  const width = Math.max(...people.map(({ stage }) => stage.length)) + 2;
  const lines = people.map(({ key, stage }) => `  ${stage.padEnd(width)}${seededEmail(key)}`);
  return [
    `Filled with ${people.length} learners and a coordinator (${seededEmail(coordinatorKey)}).`,
    `Sign in at ${portal.settings.portalUrl}/login with the password "${seedPassword(portal)}" and one of these addresses:`,
    ...lines,
  ].join("\n");
}
