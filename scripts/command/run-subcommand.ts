import path from "node:path";
import { pathToFileURL } from "node:url";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";

/** A command of package.json with subcommands, each a file of its name. */
type Commands = {
  name: string;
  description: string;
  /** From the project's folder. */
  folder: string;
  /** What each does, by its name. */
  subcommands: Record<string, string>;
  /** The file in the folder that reads the arguments where the first one names no subcommand. */
  defaultCommand?: string;
};

/** Runs the subcommand that the first argument names; it reads what follows. */
export async function runSubcommand(commands: Commands): Promise<void> {
  const { name, description, folder, subcommands, defaultCommand } = commands;
  const [, , first = ""] = process.argv;
  const names = Object.keys(subcommands);
  const isNamed = names.includes(first);
  const notes = Object.entries(subcommands).map(([each, meaning]) => `  ${each.padEnd(18)}${meaning}`);
  if (isNamed) process.argv.splice(2, 1);
  else if (defaultCommand === undefined) {
    const words = [{ name: "subcommand", oneOf: names, meaning: "one of these; --help behind it says more:" }] as const;
    readCommand({ name, description, words, notes });
  } else if (process.argv.some((each) => each === "--help" || each === "-h"))
    process.once("exit", () => {
      console.log(`\nnpm run ${name} -- one of these does something else; --help behind it says more:\n`);
      console.log(notes.join("\n"));
    });
  await import(pathToFileURL(path.join(root, folder, `${isNamed ? first : defaultCommand}.ts`)).href);
}
