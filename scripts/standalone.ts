import path from "node:path";
import { readCommand } from "../lib/process/read-command.ts";
import { reportErrors } from "./command/report-errors";
import { makeFolder } from "./deploy/make-folder";

const { words } = readCommand({
  name: "standalone",
  description:
    "Makes a folder of what a machine needs to run the built portal and its commands, without the project and its tools.",
  words: [{ name: "folder", meaning: "a folder that is empty or does not exist, such as /srv/portal/standalone" }],
});
const folder = path.resolve(words[0] ?? "");

await reportErrors(async () => {
  const { files, bytes } = await makeFolder(folder);
  console.log(`${files} files (${Math.round(bytes / 1e6)} MB) are in ${folder}.`);
});
