import fs from "node:fs";
import { minifyContractRouter } from "@orpc/contract";
import { contract } from "../lib/contract";

// The browser needs each call's method and path, not sixty schemas. A test holds this file to the contract.
const target = new URL("../lib/portal/contract-shape.json", import.meta.url);
fs.writeFileSync(target, `${JSON.stringify(minifyContractRouter(contract), (key, value) => (key === "summary" || key === "meta" ? undefined : value), 1)}\n`);
