import fs from "node:fs";
import path from "node:path";

// Reads settings from `.env`; variables of the shell win. Tests do not import this.

const file = path.resolve(import.meta.dirname, "..", "..", ".env");
if (fs.existsSync(file)) process.loadEnvFile(file);
