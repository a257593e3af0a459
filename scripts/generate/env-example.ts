import fs from "node:fs";
import { readCommand } from "../../lib/process/read-command.ts";
import { envExample } from "../env-example/text";

readCommand({
  name: "generate -- env-example",
  description: "Writes .env.example from the settings' schema, after a change of it.",
});

fs.writeFileSync(new URL("../../.env.example", import.meta.url), envExample());
