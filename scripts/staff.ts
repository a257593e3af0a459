import path from "node:path";
import { content } from "../lib/content";
import { openDatabase } from "../lib/db";
import { queueResumeMail, type ResumePage, resumePages } from "../lib/recovery";
import { settings } from "../lib/settings";

// npm run staff <command>: what the foundation's staff do from the machine the portal runs on.

const usage = `npm run staff resume -- <email> <courseId> <page>    mails somebody the way back into a course
  page: ${resumePages.join(", ")}`;

const outcomes = {
  queued: "The mail is queued. The running portal sends it.",
  unknownAddress: "There is no account with this address.",
  unknownCourse: "There is no such course.",
  noMailings: "This person has not agreed to mailings, or has stopped them. Nothing is sent.",
};

const [command, email = "", courseId = "", page = ""] = process.argv.slice(2);
if (command === "resume" && email && courseId && isResumePage(page)) {
  const { databaseUrl, dataDir } = settings();
  const { db, close } = openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
  const outcome = await queueResumeMail({ db, content: content(), settings: settings(), now: new Date() }, { email, courseId, page });
  await close();
  console.log(outcomes[outcome]);
  process.exitCode = outcome === "queued" ? 0 : 1;
} else {
  console.error(usage);
  process.exitCode = 2;
}

function isResumePage(given: string): given is ResumePage {
  return resumePages.some((each) => each === given);
}
