import fs from "node:fs";
import { contractShape } from "../../lib/api/contract-shape";
import { readCommand } from "../../lib/process/read-command.ts";

readCommand({
  name: "generate -- shape",
  description: "Writes the shape of the contract into lib/api/contract-shape.json, after a change of the contract.",
});

// Run this after a change of the contract; a test fails while the file differs from it.
fs.writeFileSync(new URL("../../lib/api/contract-shape.json", import.meta.url), contractShape());
