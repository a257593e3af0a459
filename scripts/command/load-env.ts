import fs from "node:fs";
import path from "node:path";

// Reads settings from the file `.env`; variables of the shell win. Tests do not import this, because they make their
// own settings.

const file = path.resolve(import.meta.dirname, "..", "..", ".env");
if (fs.existsSync(file)) process.loadEnvFile(file);
