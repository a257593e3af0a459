import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { secretFile } from "../../lib/platform/private-file.ts";
import { root } from "../../lib/process/steps.ts";
import { newReleaseFolder, UpgradeError } from "./home.ts";
import { runIn } from "./run-in.ts";

/** What a folder may hold besides a release: the data of a portal that ran there, its settings, and caches. */
const notOfRelease =
  /^(?:\.git|\.env(?!\.example)[^/]*|data|data-[^/]*|\.cache|\.next\/cache|node_modules\/\.cache|\.build-data)$/;
const builtThere = /^(?:node_modules|\.next)$/;

const isBuilt = (folder: string) => fs.existsSync(path.join(folder, ".next", "BUILD_ID"));

type Props = { home: string; source: string; current: string | null; say: (line: string) => void };

/**
 * Makes the folder of a release and builds it there, away from every running process. `source` is a commit of this
 * project, a folder with its sources, or a folder that is built already, such as one of `npm run standalone`.
 * @returns the folder; without it nothing is left
 */
export async function makeRelease(props: Props) {
  const { home, source, say } = props;
  const isFolder = fs.existsSync(path.resolve(source, "package.json"));
  const commit = isFolder ? null : findCommit(source);
  const folder = newReleaseFolder(home, commit?.slice(0, 10) ?? path.basename(path.resolve(source)));
  say(`The release is made in ${folder}.`);
  try {
    if (commit) await copyCommit(commit, folder);
    else copyFolder(path.resolve(source), folder);
    if (!isBuilt(folder)) await build(folder, props);
    if (!fs.existsSync(path.join(folder, "node_modules", ".bin", "node"))) linkNode(folder);
    return folder;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function findCommit(name: string) {
  const args = ["-C", root, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new UpgradeError(`${name} is neither a commit of ${root} nor a folder with a package.json.`);
  return stdout.trim();
}

async function copyCommit(commit: string, folder: string) {
  fs.mkdirSync(folder);
  const archive = `${folder}.tar`;
  try {
    await runIn(root, ["git", "archive", "--format=tar", `--output=${archive}`, commit]);
    await runIn(folder, ["tar", "-xf", archive]);
  } finally {
    fs.rmSync(archive, { force: true });
  }
}

function copyFolder(from: string, to: string) {
  const wasBuilt = isBuilt(from);
  const filter = (file: string) => {
    const name = path.relative(from, file);
    return !notOfRelease.test(name) && (wasBuilt || !builtThere.test(name));
  };
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
}

async function build(folder: string, { home, current, say }: Props) {
  const packages = [current, root].find((other) => other && hasSamePackages(other, folder));
  if (packages) {
    say(`The packages are those of ${packages}.`);
    const kept = path.join(packages, "node_modules", ".cache");
    fs.cpSync(path.join(packages, "node_modules"), path.join(folder, "node_modules"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => file !== kept,
    });
  } else {
    say("Installing packages");
    const install = 'await (await import("./scripts/install.mjs")).installWhatIsMissing()';
    await runIn(folder, [process.execPath, "--input-type=module", "-e", install], { npm_config_omit: "dev" });
  }
  // The tables of the build are not those of the portal.
  const data = path.join(folder, ".build-data");
  const env = {
    PORTAL_DATA_DIR: data,
    DATABASE_URL: "",
    PORTAL_UPSTREAM_URL: "",
    NODE_ENV: "production",
    // Next names each form's action by it, so a form that a browser has open can be sent to the next release.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secretFile(path.join(home, "form-key"), "base64"),
  };
  try {
    for (const script of ["content", "migrate", "build"]) {
      say(`npm run ${script}`);
      await runIn(folder, ["npm", "run", "--silent", script], env);
    }
  } finally {
    fs.rmSync(data, { recursive: true, force: true });
  }
}

/** Whether another folder has all these packages. npm writes the hidden lock file last. */
function hasSamePackages(other: string, folder: string) {
  if (!fs.existsSync(path.join(other, "node_modules", ".package-lock.json"))) return false;
  const patches = path.join(folder, "patches");
  const patchNames = fs.existsSync(patches) ? fs.readdirSync(patches).map((name) => `patches/${name}`) : [];
  return ["package.json", "package-lock.json", ...patchNames].every((name) => {
    const theirs = path.join(other, name);
    return fs.existsSync(theirs) && fs.readFileSync(theirs).equals(fs.readFileSync(path.join(folder, name)));
  });
}

/** A folder of `npm run standalone` has no Node: the portal's processes start with the one found here. */
function linkNode(folder: string) {
  const wanted = /"node": "(\d+)\./.exec(fs.readFileSync(path.join(root, "package.json"), "utf8"))?.[1];
  if (process.versions.node.split(".")[0] !== wanted)
    throw new UpgradeError(`${folder} has no Node of its own, so run this command with Node ${wanted}.`);
  fs.symlinkSync(process.execPath, path.join(folder, "node_modules", ".bin", "node"));
}
