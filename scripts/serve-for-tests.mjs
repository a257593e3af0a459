import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { run, runSteps } from "./steps.mjs";

// The built portal on an empty data folder, which goes with the process.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-e2e-"));
process.env.PORTAL_DATA_DIR = dataDir;
process.on("exit", () => fs.rmSync(dataDir, { recursive: true, force: true }));
await runSteps([["Preparing the database", "tsx", ["scripts/migrate.ts"]]]);
await run("node", ["scripts/serve.mjs"], { env: { NODE_ENV: "production" }, allowFailure: true });
