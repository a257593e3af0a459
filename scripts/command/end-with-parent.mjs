import fs from "node:fs";

// Imports Node's own modules only, because no package may be there.

let watches = false;

/**
 * Sends this process SIGTERM once the process that has started it is gone: npm does not take its children along when it
 * is killed, and its shell does not pass a signal on. A portal without its parent would hold the port.
 * @param {number} [everyMs]
 */
export function endWithParent(everyMs = 1000) {
  if (watches) return;
  watches = true;
  const parent = process.ppid;
  // Under npm the parent may be a shell, which stays when npm is killed. Whoever has started npm may end: `nohup npm start &`.
  const isShell = Boolean(process.env.npm_lifecycle_event) && !/^(?:npm|node)/.test(read(parent, "comm"));
  const grandparent = isShell ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === null || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, everyMs).unref();
}

/**
 * The parent of a process; null where the system does not say it as Linux does.
 * @param {number} pid
 */
function parentOf(pid) {
  // The name in parentheses may have spaces.
  const [, grandparent] = read(pid, "stat").replace(/^.*\)/s, "").trim().split(" ");
  return grandparent === undefined ? null : Number(grandparent);
}

/**
 * @param {number} pid
 * @param {string} name
 */
function read(pid, name) {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}
