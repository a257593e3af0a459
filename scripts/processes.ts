import fs from "node:fs";
import path from "node:path";
import { folderProblem } from "../lib/process/folder-problem.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { root } from "../lib/process/steps.ts";
import { filesForProcesses, portsOf } from "./cluster/cluster";
import { CommandError } from "./command/command-error";
import { reportErrors } from "./command/report-errors";

const { words, values } = readCommand({
  name: "processes",
  description:
    "Writes the files of an installation with systemd and nginx for another number of processes into a folder, and prints what root does with them. Nothing else is changed.",
  words: [
    { name: "number", meaning: "how many processes: one for each core, 2 at least", type: "number", least: 2 },
    { name: "folder", meaning: "an empty folder for the files, or one that does not exist" },
  ],
  options: {
    nginx: {
      type: "string",
      placeholder: "FILE",
      meaning: "the configuration of nginx in use, whose other lines stay; deploy/nginx.conf where it is not given",
    },
  },
});

await reportErrors(() => {
  const count = Number(words[0]);
  const folder = path.resolve(String(words[1]));
  if (fs.existsSync(folder)) {
    const problem = folderProblem(folder);
    if (problem) throw new CommandError(problem);
    if (fs.readdirSync(folder).length > 0) throw new CommandError(`${folder} is not empty. Name a new folder.`);
  }
  const deploy = path.join(root, "deploy");
  const files = filesForProcesses(count, {
    nginx: fs.readFileSync(values.nginx ?? path.join(deploy, "nginx.conf"), "utf8"),
    target: fs.readFileSync(path.join(deploy, "systemd", "portal.target"), "utf8"),
    sudoers: fs.readFileSync(path.join(deploy, "systemd", "sudoers"), "utf8"),
  });
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const ports = portsOf(count);
  console.log(`As root:
  install -m 644 ${folder}/portal.target /etc/systemd/system/portal.target
  install -m 440 ${folder}/sudoers /etc/sudoers.d/portal
  systemctl daemon-reload
  systemctl start portal.target
  install -m 644 ${folder}/portal.conf /etc/nginx/conf.d/portal.conf
  nginx -t && systemctl reload nginx
Each later upgrade names the ports: npm run upgrade -- --ports ${ports.join(",")} --env-file /etc/portal/portal.env
PostgreSQL needs ${ports.length * 12} connections for the portal, and some for commands (max_connections).
Prometheus asks each process: ${ports.map((port) => `127.0.0.1:1${port}`).join(", ")}.`);
});
