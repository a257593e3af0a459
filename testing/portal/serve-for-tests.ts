import fs from "node:fs";
import { run, runSteps } from "../../lib/process/steps.ts";
import { quickStart } from "./portal.ts";

// The built portal on an empty data folder, which goes with the process. The tests read its mails there.
const dataDir = process.env.PORTAL_DATA_DIR;
if (!dataDir?.includes("portal-e2e-")) throw new Error("PORTAL_DATA_DIR must name a folder of the tests.");
fs.rmSync(dataDir, { recursive: true, force: true });
process.on("exit", () => fs.rmSync(dataDir, { recursive: true, force: true }));
await runSteps([["Preparing the database", "tsx", ["scripts/migrate.ts"]]]);
await run("node", ["scripts/serve.mjs"], { env: { NODE_ENV: "production", ...quickStart }, allowFailure: true });
