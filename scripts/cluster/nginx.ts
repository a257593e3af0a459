import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "../../lib/process/steps.ts";
import { CommandError } from "../command/command-error";

/** Where nginx is installed: its version and configuration folder; null where it is not in PATH. */
export function findNginx(): { version: string; folder: string } | null {
  const { status, stderr } = spawnSync("nginx", ["-V"], { encoding: "utf8" });
  if (status !== 0) return null;
  const version = /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? "";
  return { version, folder: path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? "/etc/nginx/nginx.conf") };
}

/** `outFolder`: a file there that is named after a port takes that process out. */
type NginxPlan = { folder: string; staticFolder: string; outFolder?: string; port: number; processPorts: number[] };

/** A path as nginx takes it, whatever signs are in it: a space would end it. */
function quoted(...parts: string[]): string {
  return `"${path.join(...parts).replace(/["\\]/g, "\\$&")}"`;
}

/** @throws when the text has nothing that fits */
function replaceLine(site: string, pattern: RegExp, text: string): string {
  if (!pattern.test(site)) throw new CommandError(`The configuration of nginx has no ${pattern.source}`);
  return site.replace(pattern, () => text);
}

/** deploy/nginx.conf, or a copy with changes of an operator, for processes at other ports. */
export function withProcesses(original: string, processPorts: number[], outFolder: string): string {
  const [group] = /^upstream portal \{\n[^}]+\}\n/m.exec(original) ?? [""];
  const upstreamGroup = (name: string, ports: number[]) => {
    const servers = ports.map((each) => `  server 127.0.0.1:${each} max_fails=0;\n`).join("");
    return group
      .replace("upstream portal {", `upstream ${name} {`)
      .replace("zone portal ", `zone ${name} `)
      .replace(/(?: {2}server 127\.0\.0\.1:\d+ [^\n]+\n)+/, servers);
  };
  // The last process cannot be taken out.
  const removable = processPorts.length > 1 ? processPorts : [];
  const without = (port: number) => processPorts.filter((each) => each !== port);
  const others = removable.map((port) => upstreamGroup(`portal_without_${port}`, without(port)));
  const conditions = removable.map(
    (port) => `  if (-f ${quoted(outFolder, String(port))}) { set $portal_processes portal_without_${port}; }\n`,
  );
  const groups = /(?:^upstream portal_without_\d+ \{\n[^}]+\}\n)+/m;
  const withOthers = replaceLine(original, groups, others.join(""));
  const withAll = replaceLine(withOthers, /^upstream portal \{\n[^}]+\}\n/m, upstreamGroup("portal", processPorts));
  return replaceLine(withAll, /(?: {2}if \(-f [^\n]+\n)+/, conditions.join(""));
}

/** deploy/nginx.conf with the ports and folders of this machine. @throws when a line that must change is not there */
export function siteFor(plan: NginxPlan): string {
  const { folder, staticFolder, outFolder = path.join(folder, "out"), port, processPorts } = plan;
  const original = fs.readFileSync(path.join(root, "deploy", "nginx.conf"), "utf8");
  let site = withProcesses(original, processPorts, outFolder);
  const replace = (pattern: RegExp, text: string) => {
    site = replaceLine(site, pattern, text);
  };
  // All visitors of a portal that is only tried, and a load generator, come from this machine.
  replace(/rate=300r\/s/, "rate=100000r/s");
  // Only this machine asks, and it may have no IPv6.
  replace(/listen 80 default_server;\n {2}listen \[::\]:80 default_server;/, `listen ${port} default_server;`);
  replace(/root \/srv\/portal\/static;/, `root ${quoted(staticFolder)};`);
  replace(/\/var\/cache\/portal-pages/, quoted(folder, "cache"));
  replace(/\/var\/log\/nginx\/portal\.log/, quoted(folder, "access.log"));
  replace(/\/var\/log\/nginx\/portal-error\.log/, quoted(folder, "error.log"));
  return site;
}

/** The whole configuration around the site, as Debian's has it. */
function mainConfiguration(folder: string, nginxFolder: string): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${quoted(folder, `${name}-temp`)};`,
  );
  return `worker_processes auto;
worker_rlimit_nofile 8192;
pid ${quoted(folder, "nginx.pid")};
error_log ${quoted(folder, "error.log")} crit;
daemon off;
${process.getuid?.() === 0 ? "user root;\n" : ""}events { worker_connections 4096; }
http {
  include ${quoted(nginxFolder, "mime.types")};
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
${places.join("\n")}
  include ${quoted(folder, "portal.conf")};
}
`;
}

/** Writes the configuration and checks it by `nginx -t`. @returns the file; throws nginx's message */
export function configureNginx(plan: NginxPlan, nginxFolder: string): string {
  fs.mkdirSync(plan.folder, { recursive: true });
  fs.writeFileSync(path.join(plan.folder, "portal.conf"), siteFor(plan));
  const file = path.join(plan.folder, "nginx.conf");
  fs.writeFileSync(file, mainConfiguration(plan.folder, nginxFolder));
  const { status, stderr } = spawnSync("nginx", ["-t", "-q", "-p", plan.folder, "-c", file], { encoding: "utf8" });
  if (status !== 0) throw new CommandError(`nginx rejects its configuration:\n${stderr}`);
  return file;
}

export function startNginx(folder: string, file: string): ChildProcess {
  return spawn("nginx", ["-p", folder, "-c", file], { stdio: ["ignore", "inherit", "inherit"] });
}
