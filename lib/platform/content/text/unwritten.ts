import fs from "node:fs";
import path from "node:path";
import type { Problem } from "../broken";

/** Stands before every text that `npm run content -- new` leaves to its writer. */
export const pencil = "✎";

/** Each line of the content, comments included, that a writer has still to replace. */
export function unwritten(root: string): Problem[] {
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((file) => /\.(?:md|yaml)$/.test(file) && path.posix.basename(file) !== "README.md")
    .sort()
    .flatMap((file) => {
      const lines = fs.readFileSync(path.join(root, file), "utf8").split("\n");
      return lines.flatMap((line, index) => {
        const at = line.indexOf(pencil);
        const message = `is not written yet: ${line.slice(at, at + 80)}`;
        return at < 0 ? [] : [{ file, field: `line ${index + 1}`, message }];
      });
    });
}
