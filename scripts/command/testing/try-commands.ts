import { pathToFileURL } from "node:url";

// Runs command files in this one process, each with arguments after which it has to end before it does anything, and
// prints what each said as JSON. Started one by one they would load the same packages a hundred times.

type Attempt = { file: string; given: string[] };
export type Said = { code: number | null; out: string; error: string };

class Exit extends Error {
  constructor(readonly code: number) {
    super();
  }
}

const attempts = JSON.parse(process.argv[2] ?? "[]") as Attempt[];
const all: Said[] = [];
const { log, error } = console;
const { exit } = process;
for (const [index, { file, given }] of attempts.entries()) {
  const said: Said = { code: null, out: "", error: "" };
  console.log = (text: string) => (said.out += `${text}\n`);
  console.error = (text: string) => (said.error += `${text}\n`);
  process.argv = [process.execPath, file, ...given];
  process.exitCode = undefined;
  process.exit = (code) => {
    throw new Exit(Number(code ?? 0));
  };
  try {
    // The address makes it a module of its own, whose imports are those of the attempt before.
    await import(`${pathToFileURL(file).href}?attempt=${index}`);
    said.code = Number(process.exitCode ?? 0);
  } catch (thrown) {
    if (thrown instanceof Exit) said.code = thrown.code;
    else said.error += `${thrown instanceof Error ? thrown.stack : thrown}`;
  }
  all.push(said);
}
Object.assign(console, { log, error });
process.exit = exit;
process.exitCode = 0;
process.stdout.write(JSON.stringify(all));
