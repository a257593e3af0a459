import fs from "node:fs";

/**
 * The processes of a portal that run from a folder, by their ids. A build there takes away files that they still read,
 * so each page is 500 until they are started again. Only Linux says where a process runs, and only of those that this
 * user may see.
 */
export function portalsRunningIn(folder: string) {
  const here = fs.realpathSync(folder);
  const all = fs.existsSync("/proc") ? fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name)) : [];
  return all.map(Number).filter((pid) => pid !== process.pid && isPortalIn(here, pid));
}

function isPortalIn(folder: string, pid: number) {
  try {
    const commandLine = fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    // The development server has a build of its own.
    return (
      commandLine.some((each) => /(?:^|\/)scripts\/serve\.mjs$/.test(each)) &&
      !commandLine.includes("--dev") &&
      fs.readlinkSync(`/proc/${pid}/cwd`) === folder
    );
  } catch {
    return false;
  }
}

/** Ends this process with words where a portal runs from the folder. */
export function refuseWhileRunning(folder: string) {
  const running = portalsRunningIn(folder);
  if (running.length === 0) return;
  console.error(
    `✗ A portal runs from this folder (process ${running.join(", ")}), and a build would take its files away. Stop it first, or build beside it: npm run upgrade -- --help`,
  );
  process.exit(1);
}
