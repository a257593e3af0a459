import { readCommand } from "../../lib/process/read-command.ts";
import { runTests } from "./run/run-tests.ts";
import { readShard, shardOption } from "./run/shard.ts";

// npm run test:all: everything, before a release and each night.

const command = {
  name: "test:all",
  description:
    "Runs everything: npm test, and what is rare or slow besides (every language, size and network, both databases throughout, durability, several processes, generated requests).",
  options: shardOption,
  notes: ["npm run check names the parts that a change calls for."],
  exitCodes: { 1: "something failed" },
};
const { values } = readCommand(command);

process.env.TEST_SCOPE = "";
await runTests(readShard(command, values.shard));
