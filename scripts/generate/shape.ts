import fs from "node:fs";
import { contractShape } from "../../lib/api/contract-shape";
import { readCommand } from "../../lib/process/read-command.ts";

readCommand({
  name: "generate -- shape",
  description: "Writes the shape of the contract into lib/api/contract-shape.json, after a change of the contract.",
});

fs.writeFileSync(new URL("../../lib/api/contract-shape.json", import.meta.url), contractShape());
