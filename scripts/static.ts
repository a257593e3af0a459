import path from "node:path";
import { readCommand } from "../lib/process/read-command.ts";
import { writeStaticFiles } from "./cluster/static-files";
import { reportErrors } from "./command/report-errors";

const { words } = readCommand({
  name: "static",
  description: "Makes the folder of files that nginx serves without the portal (deploy/nginx.conf), after a build.",
  words: [{ name: "folder", meaning: "where they are written, such as /srv/portal/static" }],
});
const [folder = ""] = words;

await reportErrors(() =>
  console.log(`${writeStaticFiles(path.resolve(folder))} files are in ${path.resolve(folder)}.`),
);
