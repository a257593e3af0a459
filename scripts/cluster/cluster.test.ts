import fs from "node:fs";
import { expect, test } from "vitest";
import { filesForProcesses } from "./cluster";

const deploy = {
  nginx: fs.readFileSync("deploy/nginx.conf", "utf8"),
  target: fs.readFileSync("deploy/systemd/portal.target", "utf8"),
  sudoers: fs.readFileSync("deploy/systemd/sudoers", "utf8"),
};
/** How often each port from 3001 to 3004 is named. */
const count = (text: string) => [3001, 3002, 3003, 3004].map((port) => text.split(String(port)).length - 1);

test("for three processes each file of deploy that names a process names three, and for two it is that of deploy", () => {
  const three = filesForProcesses(3, deploy);
  expect(count(three["portal.target"])).toEqual([1, 1, 1, 0]);
  expect(count(three.sudoers)).toEqual([1, 1, 1, 0]);
  const groups = [...three["portal.conf"].matchAll(/^upstream (\w+) \{[^}]+\}/gm)].map(([text, name]) => [
    name,
    [...text.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port),
  ]);
  expect(groups).toEqual([
    ["portal", ["3001", "3002", "3003"]],
    ["portal_without_3001", ["3002", "3003"]],
    ["portal_without_3002", ["3001", "3003"]],
    ["portal_without_3003", ["3001", "3002"]],
  ]);
  expect(three["portal.conf"]).toContain(
    'if (-f "/srv/portal/out/3003") { set $portal_processes portal_without_3003; }',
  );
  const two = filesForProcesses(2, deploy);
  expect([two["portal.target"], two.sudoers]).toEqual([deploy.target, deploy.sudoers]);
});

test("what an operator has changed in the configuration of nginx stays", () => {
  const nginx = deploy.nginx.replace(
    /^ {2}listen 80 default_server;\n {2}listen \[::\]:80 default_server;$/m,
    "  include /etc/nginx/portal-tls.conf;",
  );
  expect(nginx).not.toBe(deploy.nginx);
  const changed = filesForProcesses(4, { ...deploy, nginx })["portal.conf"];
  expect(changed).toContain("  include /etc/nginx/portal-tls.conf;\n");
  // What was made for four is made for two again.
  const again = filesForProcesses(2, { ...deploy, nginx: changed })["portal.conf"];
  expect(again).toBe(filesForProcesses(2, { ...deploy, nginx })["portal.conf"]);
});
