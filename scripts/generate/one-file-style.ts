import fs from "node:fs";
import { readCommand } from "../../lib/process/read-command.ts";
import { makeStyle, styleFile } from "./one-file/make-style";

readCommand({
  name: "generate -- one-file-style",
  description:
    "Writes lib/platform/one-file/style.json, the style inside the files that are passed on, after a change of the style sheets that it is made of.",
});

fs.writeFileSync(styleFile, await makeStyle());
