import fs from "node:fs";
import path from "node:path";

// Takes settings from the file `.env`; what the shell has set wins. The tests do not import it, because their settings are their own.

const file = path.resolve(import.meta.dirname, "..", ".env");
if (fs.existsSync(file)) process.loadEnvFile(file);
