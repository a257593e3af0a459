import { readCommand } from "../../lib/process/read-command.ts";
import { runTests } from "./run/run-tests.ts";
import { readShard, shardOption } from "./run/shard.ts";

// npm test: what every change has to pass, from a fresh clone. testing/scope.ts says what it leaves to npm run test:all.

const command = {
  name: "test",
  description:
    "Runs what every change has to pass, from a fresh clone: lint, types, unit tests, components in a browser, the database on SQLite and PostgreSQL, calls over HTTP, and browser tests in Hindi on a phone.",
  options: shardOption,
  notes: [
    "npm run test:all runs everything. One part alone: npm run lint, npm run types, npm run unit -- <file>, npm run e2e -- <file>.",
  ],
  exitCodes: { 1: "something failed" },
};
const { values } = readCommand(command);

process.env.TEST_SCOPE = "core";
await runTests(readShard(command, values.shard));
