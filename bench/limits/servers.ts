import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { freePort } from "../../lib/process/free-port";
import { allocatorEnv, heapFlags, root, run } from "../../lib/process/steps.ts";
import { type Server, startServer } from "../load/process";

const bare = path.join("bench", "bare");

/** A Next application of the same version with nothing in it (bench/bare), built where its sources have changed. */
export async function startBareNext(): Promise<Server> {
  const built = path.join(root, bare, ".next", "BUILD_ID");
  const newest = Math.max(...filesIn(path.join(root, bare)).map((file) => fs.statSync(file).mtimeMs));
  if (!fs.existsSync(built) || fs.statSync(built).mtimeMs < newest) {
    console.log("▸ Building the bare Next application");
    await run("next", ["build", bare], { env: { NODE_ENV: "production" }, capture: true });
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer("next", ["start", bare, "-p", String(port)], `${url}/api/answer`, {
    ...allocatorEnv,
    NODE_OPTIONS: heapFlags.join(" "),
  });
  return { ...server, url };
}

function filesIn(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/]\.next[\\/]|next-env\.d\.ts$/.test(file));
}

/** The path of a page in the folder of `startReadyBuffer` and `startNginx`. */
export function storePage(folder: string, name: string, page: Buffer): string {
  fs.writeFileSync(path.join(folder, `${name}.html`), page);
  fs.writeFileSync(path.join(folder, `${name}.html.gz`), gzipSync(page));
  return `/${name}.html`;
}

/** node:http with the pages of a folder ready in memory. */
export async function startReadyBuffer(folder: string): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = await startServer("node", ["bench/limits/ready-buffer.ts", folder, String(port)], url);
  return { ...server, url };
}

/** nginx with the same pages as precompressed files; null where it is not installed. */
export async function startNginx(folder: string): Promise<Server | null> {
  if (spawnSync("nginx", ["-v"]).error) return null;
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  fs.writeFileSync(file, nginxConfiguration(folder, port));
  const url = `http://127.0.0.1:${port}`;
  const server = await startServer("nginx", ["-c", file, "-e", "stderr"], url);
  return { ...server, url };
}

// One worker, because the portal is one process too. As root, nginx would serve with a user that may not read the
// folder.
function nginxConfiguration(folder: string, port: number): string {
  return `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  types { text/html html; }
  open_file_cache max=100;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen ${port}; root ${folder}; gzip_static on; keepalive_requests 1000000; }
}`;
}
