import "../lib/process/survive-log-errors.ts";
import fs from "node:fs";
import path from "node:path";
import { readCommand, refuseArguments } from "../lib/process/read-command.ts";
import { UpgradeError } from "./upgrade/home.ts";
import { runIn } from "./upgrade/run-in.ts";
import { upgrade } from "./upgrade/upgrade.ts";

// npm run upgrade. Node's own modules only: of the packages of the folder that it is run in it needs none.

const command = {
  name: "upgrade",
  description: `Makes a release in a folder of its own, brings the database up to date, tries the release, and restarts one process after the other. Whatever fails, the
processes run the release from before afterwards. Run it as the user that the portal runs as. docs/operations.md describes the folders.`,
  words: [
    {
      name: "source",
      meaning:
        "a commit, branch or tag of this project, a folder with its sources, or a folder of npm run standalone; HEAD where it is not given",
      optional: true,
    },
  ],
  options: {
    home: {
      type: "string",
      placeholder: "FOLDER",
      default: "/srv/portal",
      meaning: "the installation: releases, current, previous, static",
    },
    ports: {
      type: "string",
      placeholder: "PORTS",
      default: "3001,3002",
      meaning: "where the processes listen, in the order in which they are restarted",
    },
    "stand-in": {
      type: "number",
      placeholder: "PORT",
      least: 1,
      meaning: "with one process: where a process of the new release answers meanwhile; nginx must know it",
    },
    restart: {
      type: "string",
      placeholder: "COMMAND",
      default: "sudo systemctl restart portal@PORT",
      meaning: "restarts the process of a port; PORT in it is replaced",
    },
    static: {
      type: "string",
      placeholder: "FOLDER",
      meaning: "the files that nginx sends itself; static in the installation where it is not given",
    },
    "env-file": {
      type: "string",
      placeholder: "FILE",
      meaning: "the portal's settings, if they are not in the environment",
    },
    keep: { type: "number", least: 2, default: 3, meaning: "how many releases are kept" },
    wait: {
      type: "number",
      placeholder: "SECONDS",
      least: 1,
      default: 120,
      meaning: "how long a process may take until it is ready",
    },
    back: { type: "boolean", meaning: "goes back to the release before; the tables stay as they are" },
  },
} as const;

/** A second longer than nginx keeps an idle connection (`keepalive_timeout` of the upstreams in deploy/nginx.conf). */
const proxyIdleMs = 3000;

function readArguments() {
  const { words, values } = readCommand(command);
  if (values.back && words.length > 0) refuseArguments(command, `--back takes no source: ${words[0]}`);
  const ports = values.ports.split(",").map((each) => each.trim());
  const standIn = values["stand-in"] ?? null;
  const all = [...ports, ...(standIn === null ? [] : [String(standIn)])];
  if (!all.every((each) => /^\d+$/.test(each) && Number(each) >= 1 && Number(each) <= 65_535))
    refuseArguments(command, `Not ports: ${all.join(", ")}`);
  if (new Set(all).size < all.length) refuseArguments(command, "Each port can be named once.");
  if (!values.restart.includes("PORT"))
    refuseArguments(command, "--restart must say PORT where the port of the process belongs.");
  const home = path.resolve(values.home);
  return {
    envFile: values["env-file"],
    plan: {
      home,
      source: words[0] ?? "HEAD",
      back: values.back,
      ports: ports.map(Number),
      standIn,
      staticFolder: values.static ?? path.join(home, "static"),
      keep: values.keep,
      limitMs: values.wait * 1000,
      env: {},
      restart: (port: number) => runIn(".", ["sh", "-c", values.restart.replaceAll("PORT", String(port))]),
      idleMs: proxyIdleMs,
    },
  };
}

/** Files that root makes in the data folder cannot be read by the portal, which runs as another user. */
function refuseOtherUser() {
  const data = process.env.PORTAL_DATA_DIR;
  if (process.getuid?.() !== 0 || !data || !fs.existsSync(data) || fs.statSync(data).uid === 0) return;
  throw new UpgradeError(`${data} is not root's. Run this as the user that the portal runs as.`);
}

let interrupted = false;
// SIGHUP comes when a terminal or its connection ends.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    interrupted = true;
  });
const checkInterrupted = () => {
  if (interrupted) throw new UpgradeError("It was interrupted.");
};

const { plan, envFile } = readArguments();
try {
  if (envFile) process.loadEnvFile(envFile);
  refuseOtherUser();
  const release = await upgrade({ ...plan, checkInterrupted, say: (line) => console.log(`▸ ${line}`) });
  console.log(`✓ The portal runs ${path.basename(release)}.`);
} catch (thrown) {
  const error = thrown as NodeJS.ErrnoException;
  console.error(error instanceof UpgradeError || error.code === "ENOENT" ? `✗ ${error.message}` : error);
  process.exitCode = 1;
}
