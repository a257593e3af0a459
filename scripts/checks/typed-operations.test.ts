import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../lib/process/steps.ts";

const text = fs.readFileSync("docs/operations.md", "utf8");

test("the function for root's shell runs commands with the portal's settings, in the folder of the release", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-data-walk-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const settings = path.join(folder, "portal.env");
  fs.writeFileSync(settings, `PORTAL_DATA_DIR=${folder}/data\nDATABASE_URL=\n`);
  // What systemd does with the options that the function gives it, but for the change of user.
  const systemdRun = `#!/bin/sh
for each; do
  case "$each" in
    --property=EnvironmentFile=*) set -a; . "\${each#*EnvironmentFile=}"; set +a ;;
    --working-directory=*) cd "\${each#*=}" ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
exec "$@"
`;
  fs.writeFileSync(path.join(folder, "systemd-run"), systemdRun, { mode: 0o755 });
  const [, documented = ""] = /```\n(portal\(\) \{.+\})\n```/.exec(text) ?? [];
  const here = documented.replaceAll("/etc/portal/portal.env", settings).replaceAll("/srv/portal/current", root);
  const typed = ["portal scripts/migrate.ts", "portal scripts/staff.ts reviews"];
  for (const line of typed) expect(text).toContain(`\n${line}\n`);
  const { status, stdout, stderr } = spawnSync("sh", ["-ec", `cd /\n${[here, ...typed].join("\n")}`], {
    env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, NODE_ENV: "production" },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("0001-learning");
  expect(fs.existsSync(path.join(folder, "data", "portal.sqlite"))).toBe(true);
});
