import fs from "node:fs";
import { contractShape } from "../lib/api/contract-shape";

// Run after a change of the contract; a test holds the file to it.
fs.writeFileSync(new URL("../lib/api/contract-shape.json", import.meta.url), contractShape());
