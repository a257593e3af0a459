import path from "node:path";
import { makeFolder } from "./make-folder";

// npm run standalone -- <folder>: after a build, what a machine needs to run the portal and its commands, without the project and its tools.

const name = process.argv[2];
if (!name) {
  console.error("Name a folder that is empty or does not exist: npm run standalone -- /srv/portal/standalone");
  process.exit(1);
}
const folder = path.resolve(name);
const { files, bytes } = await makeFolder(folder);
console.log(`${files} files (${Math.round(bytes / 1e6)} MB) are in ${folder}.`);
