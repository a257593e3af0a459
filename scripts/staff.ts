import os from "node:os";
import path from "node:path";
import { content } from "../lib/platform/content";
import { openDatabase } from "../lib/platform/db";
import { settings } from "../lib/platform/settings";
import { reportErrors } from "./report-errors";
import { certificateCommands } from "./staff/certificates";
import { chatCommands } from "./staff/chat";
import type { Command } from "./staff/command";
import { peopleCommands } from "./staff/people";
import { reviewCommands } from "./staff/reviews";

// npm run staff -- <command> …: the work of the foundation's staff, on the machine that the portal runs on.

const commands: Command[] = [...peopleCommands, ...reviewCommands, ...certificateCommands, ...chatCommands];

const usage = [
  "npm run staff -- <command> …",
  ...commands.map(({ name, words, description }) => `  ${`${name} ${words}`.trim()}\n      ${description}`),
  "Exit code: 0 done, 1 not possible, 2 not understood.",
].join("\n");

const [name, ...words] = process.argv.slice(2);
const command = commands.find((each) => each.name === name);
await reportErrors(async () => {
  const result = command && (await run(command));
  if (result) console.log(result.text);
  else console.error(command ? `npm run staff -- ${command.name} ${command.words}\n      ${command.description}` : usage);
  process.exitCode = result ? Number(!result.ok) : 2;
});

async function run(each: Command) {
  const { databaseUrl, dataDir } = settings();
  const { db, close } = openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
  try {
    const context = {
      db,
      settings: settings(),
      now: new Date(),
      // Reading it takes longer than most commands, and few of them need it.
      get content() {
        return content();
      },
    };
    return await each.run(context, words, `staff:${os.userInfo().username}`);
  } finally {
    await close();
  }
}
