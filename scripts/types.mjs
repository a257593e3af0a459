import { readCommand } from "../lib/process/read-command.mjs";
import { run } from "../lib/process/steps.mjs";

readCommand({
  name: "types",
  description: "Checks the types of the whole project, with those that Next makes of its routes.",
  exitCodes: { 1: "a type is wrong" },
});

for (const [command, ...words] of [
  ["next", "typegen"],
  ["tsc", "--noEmit"],
]) {
  const { code } = await run(command, words, { allowFailure: true });
  if (code !== 0) process.exit(code ?? 1);
}
