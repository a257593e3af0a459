import os from "node:os";
import { content } from "../lib/platform/content";
import { settings } from "../lib/platform/settings";
import { helpText, readCommand } from "../lib/process/read-command.ts";
import { openOwnDatabase, withDatabase } from "./command/open-database";
import { reportErrors } from "./command/report-errors";
import { chatCommands } from "./staff/chat";
import type { Command } from "./staff/command";
import { peopleCommands } from "./staff/people";
import { reviewCommands } from "./staff/reviews";

const commands: Command[] = [...peopleCommands, ...reviewCommands, ...chatCommands];

const staff = {
  name: "staff",
  description: "The work of the foundation's staff, on the machine that the portal runs on.",
  words: [
    { name: "command", oneOf: commands.map(({ name }) => name), meaning: "one of those below", optional: true },
    {
      name: "argument",
      meaning: "as they stand below; a text with spaces between quotes, and -- before one that begins with a dash",
      optional: true,
      repeated: true,
    },
  ],
  notes: commands.map(({ name, words, description }) => `  ${`${name} ${words}`.trim()}\n      ${description}`),
} as const;

const [name, ...words] = readCommand(staff).words;
const command = commands.find((each) => each.name === name);
if (command) {
  await reportErrors(async () => {
    const result = await run(command);
    if (result) console.log(result.text);
    else console.error(`npm run staff -- ${command.name} ${command.words}\n      ${command.description}`);
    process.exitCode = result ? Number(!result.ok) : 2;
  });
} else {
  console.error(helpText(staff));
  process.exitCode = 2;
}

function run(each: Command) {
  return withDatabase(openOwnDatabase(), ({ db }) => {
    const context = {
      db,
      settings: settings(),
      now: new Date(),
      // Reading it takes longer than most commands, and few of them need it.
      get content() {
        return content();
      },
    };
    return each.run(context, words, `staff:${os.userInfo().username}`);
  });
}
