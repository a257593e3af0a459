import fs from "node:fs";
import { contractShape } from "../lib/portal/shape";

// Run after a change of the contract; a test holds the file to it.
fs.writeFileSync(new URL("../lib/portal/contract-shape.json", import.meta.url), contractShape());
