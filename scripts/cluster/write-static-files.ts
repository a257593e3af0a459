import path from "node:path";
import { writeStaticFiles } from "./static-files";

// npm run static -- <folder>: the files that nginx serves without the portal (deploy/nginx.conf), after a build.

const folder = process.argv[2];
if (!folder) {
  console.error("Name the folder: npm run static -- /srv/portal/static");
  process.exit(1);
}
console.log(`${writeStaticFiles(path.resolve(folder))} files are in ${path.resolve(folder)}.`);
