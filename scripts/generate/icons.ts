import path from "node:path";
import sharp from "sharp";
import { readCommand } from "../../lib/process/read-command.ts";
import { brand, icons } from "../icons/icons.ts";

// npm run generate -- icons. scripts/icons/icons.test.ts compares what it has written with the portal's own icon.

readCommand({
  name: "generate -- icons",
  description: "Writes the icons of the web manifest from the portal's own icon, public/images/brand/icon.svg.",
});

for (const [name, draw] of Object.entries(icons))
  await sharp(await draw())
    .png({ compressionLevel: 9 })
    .toFile(path.join(brand, name));
