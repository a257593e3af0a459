import fs from "node:fs";
import { envExample } from "./env-example/text";

// npm run env:example: run after a change of the settings' schema; a test holds the file to it.
fs.writeFileSync(new URL("../.env.example", import.meta.url), envExample());
