import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { mailedLinks } from "../../lib/contract/routes";
import { CommandError } from "../command/command-error";
import { configureNginx, findNginx, siteFor } from "./nginx";

const nginx = findNginx();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-nginx-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test("the site of this machine has its ports and folders, and none of those in deploy/nginx.conf", () => {
  const site = siteFor({ folder: "/here", staticFolder: "/here/static", port: 8080, processPorts: [8081, 8082, 8083] });
  const groups = Object.fromEntries(
    [...site.matchAll(/^upstream (\w+) \{([^}]+)\}/gm)].map(([, name, text]) => [
      name,
      text?.match(/127\.0\.0\.1:\d+/g)?.map((each) => each.slice(10)),
    ]),
  );
  const all = ["8081", "8082", "8083"];
  const without = all.map((port) => [`portal_without_${port}`, all.filter((each) => each !== port)]);
  expect(groups).toEqual({ portal: all, ...Object.fromEntries(without) });
  expect(
    [...site.matchAll(/if \(-f "(.+)"\) \{ set \$portal_processes (\w+); \}/g)].map(([, file, group]) => [file, group]),
  ).toEqual(all.map((port) => [`/here/out/${port}`, `portal_without_${port}`]));
  expect(site).toContain("listen 8080 default_server;");
  for (const other of ["/srv/portal", "/var/log", "/var/cache", ":3001"])
    expect(site.replace(/^#.*$/gm, "")).not.toContain(other);
});

test.runIf(nginx)("a configuration that nginx rejects ends the command with nginx's own words, without a stack", () => {
  const plan = { folder: path.join(folder, "rejected"), staticFolder: folder, port: 8080, processPorts: [8081] };
  const configure = () => configureNginx(plan, path.join(folder, "no such folder"));
  expect(configure).toThrow(CommandError);
  expect(configure).toThrow(/nginx rejects its configuration:[\s\S]*no such folder\/mime\.types/);
});

test("no address that is mailed with a token is logged", () => {
  const site = fs.readFileSync("deploy/nginx.conf", "utf8");
  for (const link of mailedLinks) expect(/\?<mailed>([^)]+)\)/.exec(site)?.[1]?.split("|")).toContain(link);
  const format = site.split("\n").find((line) => line.startsWith("log_format")) ?? "";
  expect(format).toContain("$portal_logged");
  expect(format).not.toMatch(/\$(?:request|request_uri|uri|args|query_string|http_\w+|remote_\w+|cookie_\w+)\b/);
});
