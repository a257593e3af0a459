import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { fileTag } from "../../lib/api/files/file-name.ts";
import { filesIn } from "../../lib/process/files-in.ts";
import { root } from "../../lib/process/steps.ts";
import { compressedFolder } from "../../server/finish/compressed-files.ts";

// Run after every build step that writes scripts: stores the Brotli form of each script and style sheet of the build
// (server/finish/compressed-files.ts). nginx sends those of the build by itself (scripts/cluster/cluster.ts).

const compressible = /\.(?:js|css)$/;
const brotli = promisify(brotliCompress);

const files = ["static", "offline"].flatMap((folder) =>
  filesIn(path.join(root, ".next", folder))
    .filter((name) => compressible.test(name))
    .map((name) => {
      const body = fs.readFileSync(path.join(root, ".next", folder, name));
      return { body, target: folder === "static" ? `static/${name}` : `tagged/${fileTag(body)}` };
    }),
);

fs.rmSync(compressedFolder, { recursive: true, force: true });
await Promise.all(
  files.map(async ({ body, target }) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const file = path.join(compressedFolder, target);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await brotli(body, { params }));
  }),
);
