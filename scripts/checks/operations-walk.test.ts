import fs from "node:fs";
import { expect, test } from "vitest";

// What docs/operations.md tells an operator to type can be typed.

const text = fs.readFileSync("docs/operations.md", "utf8");
const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const units = fs.readdirSync("deploy/systemd");
const namesIn = (pattern: RegExp, from = text) => [...from.matchAll(pattern)].map(([, name = ""]) => name);

test("every npm command and every script that is named exists", () => {
  const commands = namesIn(/npm run (?:--silent )?([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = namesIn(/(?:portal|tsx) (scripts\/[\w/-]+\.ts)/g);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});

test("no command that refuses to run beside a portal is to be typed into a running container", () => {
  const [running = ""] = /^ {2}- Run the portal's commands inside the container.*?(?=^ {2}- )/ms.exec(text) ?? [];
  const refusing = fs
    .globSync("scripts/database/*.ts")
    .filter((file) => fs.readFileSync(file, "utf8").includes("await refuseWhileServed("))
    .map((file) => file.replace(/.*\//, ""));
  expect(refusing).toEqual(expect.arrayContaining(["restore.ts", "move.ts"]));
  expect(refusing.filter((name) => running === "" || running.includes(name))).toEqual([]);
});

test("every unit that is started, enabled or looked at exists, and the installation copies each", () => {
  const named = [...text.matchAll(/systemctl (?:start|enable|status|restart)(?: --now)?((?: (?:portal[\w@.-]*))+)/g)]
    .flatMap(([, names = ""]) => names.trim().split(" "))
    .map((name) => name.replace(/@\d+/, "@").replace(/\.$/, ""));
  expect(named.length).toBeGreaterThan(8);
  const known = units.flatMap((unit) => [unit, unit.replace(/\.service$/, "")]);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const steps = text.slice(text.indexOf("### On a machine with systemd"), text.indexOf("## Upgrading"));
  // Without a timer it is started by hand alone, from a clone.
  const copied = units.filter((unit) => /\.(?:service|timer|target|env)$/.test(unit) && !unit.includes("retention"));
  expect(copied.filter((unit) => !steps.includes(unit))).toEqual([]);
});

test("the timer of the backup is enabled after its disk, its key and a first backup", () => {
  const steps = [
    "/mnt/backup/portal`",
    "backup-key.ts",
    "systemctl start portal-backup`",
    "enable --now portal-backup.timer`",
  ];
  const installation = text.slice(0, text.indexOf("## Upgrading"));
  const places = steps.map((step) => installation.indexOf(step));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(namesIn(/(enable [^`]*portal-backup\.timer)/g)).toHaveLength(1);
});
