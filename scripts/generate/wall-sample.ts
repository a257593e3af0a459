import fs from "node:fs";
import { sampleWalls } from "../../lib/platform/walls/sample";
import { readCommand } from "../../lib/process/read-command.ts";

readCommand({
  name: "generate -- wall-sample",
  description: "Writes the wall of the home page into public/images/home, after a change of how walls are painted.",
});

for (const { file, svg } of sampleWalls())
  fs.writeFileSync(new URL(`../../public/images/home/${file}`, import.meta.url), svg);
