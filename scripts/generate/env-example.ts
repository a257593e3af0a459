import fs from "node:fs";
import { readCommand } from "../../lib/process/read-command.ts";
import { envExample } from "../env-example/text";

readCommand({
  name: "generate -- env-example",
  description: "Writes .env.example from the settings' schema, after a change of it.",
});

// npm run generate -- env-example, after a change of the settings' schema; a test fails while the file differs from it.
fs.writeFileSync(new URL("../../.env.example", import.meta.url), envExample());
