import fs from "node:fs";
import { envExample } from "./env-example/text";

// npm run env:example, after a change of the settings' schema; a test fails while the file differs from it.
fs.writeFileSync(new URL("../.env.example", import.meta.url), envExample());
