import fs from "node:fs";
import path from "node:path";
import { settings } from "../lib/platform/settings";
import { readCommand } from "../lib/process/read-command.ts";
import { root } from "../lib/process/steps.ts";
import { buildWhatChanged } from "./build/what-changed.ts";
import { envFilePath, startCluster } from "./cluster/cluster";
import { reportErrors } from "./command/report-errors";
import { currentRelease, switchTo } from "./upgrade/home.ts";
import { makeRelease } from "./upgrade/make-release.ts";

const { words, values } = readCommand({
  name: "start:cluster",
  description:
    "Starts a larger portal on this machine, for trying it: nginx from the PATH, several processes, and PostgreSQL (that of DATABASE_URL, else one of its own).",
  words: [
    {
      name: "processes",
      type: "number",
      least: 1,
      meaning: "how many processes of the portal, 2 where it is not given",
      optional: true,
    },
  ],
  options: {
    home: {
      type: "string",
      placeholder: "FOLDER",
      meaning: "an installation with releases, made if it does not exist; then the command for an upgrade is printed",
    },
  },
});

await reportErrors(async () => {
  const [processes = 2] = words;
  await buildWhatChanged();
  const { port, dataDir, databaseUrl } = settings();
  const home = values.home && path.resolve(values.home);
  if (home) await makeFirstRelease(home);
  const installed = home && { home, release: path.join(home, "current") };
  const cluster = await startCluster({ port, processes, dataDir, databaseUrl, ...installed, say: console.log });
  const ports = cluster.processes.map((each) => each.port).join(",");
  if (home)
    console.log(
      `An upgrade: npm run upgrade -- --home '${home}' --ports ${ports} --env-file '${envFilePath(home)}' --restart 'kill $(cat "${home}/PORT.pid")'`,
    );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, async () => {
      await cluster.stop();
      process.exit(0);
    });
});

async function makeFirstRelease(home: string): Promise<void> {
  if (currentRelease(home)) return;
  fs.mkdirSync(home, { recursive: true });
  switchTo(home, await makeRelease({ home, source: root, current: null, say: console.log }));
}
