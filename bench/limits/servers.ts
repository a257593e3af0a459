import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { allocatorEnv, heapFlags, root, run } from "../../lib/process/steps.ts";
import { findNginx } from "../../scripts/cluster/nginx";
import { type Server, startServer } from "../support/portal";

const bare = path.join("bench", "bare");

/** A Next application of the same version with nothing in it (bench/bare), built where its sources have changed. */
export async function startBareNext(): Promise<Server> {
  const built = path.join(root, bare, ".next", "BUILD_ID");
  const sources = fs.globSync("**/*", { cwd: path.join(root, bare), exclude: [".next/**", "next-env.d.ts"] });
  const newest = Math.max(...sources.map((file) => fs.statSync(path.join(root, bare, file)).mtimeMs));
  if (!fs.existsSync(built) || fs.statSync(built).mtimeMs < newest) {
    console.log("▸ Building the bare Next application");
    await run("next", ["build", bare], { env: { NODE_ENV: "production" }, capture: true });
  }
  const env = { ...allocatorEnv, NODE_OPTIONS: heapFlags.join(" ") };
  return startServer("next", (port) => ["start", bare, "-p", String(port)], { path: "/api/answer", env });
}

/** The path of a page in the folder of `startReadyBuffer` and `startFileServer`. */
export function storePage(folder: string, name: string, page: Buffer): string {
  fs.writeFileSync(path.join(folder, `${name}.html`), page);
  fs.writeFileSync(path.join(folder, `${name}.html.gz`), gzipSync(page));
  return `/${name}.html`;
}

/** node:http with the pages of a folder ready in memory. */
export const startReadyBuffer = (folder: string): Promise<Server> =>
  startServer("node", (port) => ["bench/limits/ready-buffer.ts", folder, String(port)]);

/** nginx with the same pages as precompressed files; null where it is not installed. */
export async function startFileServer(folder: string): Promise<Server | null> {
  if (!findNginx()) return null;
  const file = path.join(folder, "nginx.conf");
  return startServer("nginx", (port) => {
    fs.writeFileSync(file, nginxConfiguration(folder, port));
    return ["-c", file, "-e", "stderr"];
  });
}

// One worker, as the portal is one process. As root, nginx would use a user that may not read the folder.
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
  server { listen ${port}; listen [::]:${port}; root ${folder}; gzip_static on; keepalive_requests 1000000; }
}`;
}
