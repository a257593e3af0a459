import fs from "node:fs";
import { contractShape } from "../lib/api/contract-shape";

// Run this after a change of the contract; a test fails while the file differs from it.
fs.writeFileSync(new URL("../lib/api/contract-shape.json", import.meta.url), contractShape());
