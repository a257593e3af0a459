import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => fs.readFileSync(`deploy/${file}`, "utf8");

test("systemd: a backup goes to a disk that is mounted for it, and not into the data folder", () => {
  const unit = read("systemd/portal-backup.service");
  const [, target = ""] = / --in (\S+)/.exec(unit) ?? [];
  const [, mount = "nothing"] = /^RequiresMountsFor=(\S+)$/m.exec(unit) ?? [];
  const [, data = ""] = /^PORTAL_DATA_DIR=(\S+)$/m.exec(read("systemd/portal.env")) ?? [];
  expect(data).not.toBe("");
  expect(target.startsWith(`${mount}/`)).toBe(true);
  expect(target.startsWith(data)).toBe(false);
});

test("Kubernetes: backups have a volume of their own", () => {
  const claims = [
    ...read("kubernetes/backup.yaml").matchAll(/\{ name: (\w+), (?:emptyDir|persistentVolumeClaim): (.*) \}/g),
  ];
  const volumes = new Map(claims.map(([, name, volume]) => [name, volume]));
  expect(volumes.get("backups")).toContain("claimName");
  expect(volumes.get("backups")).not.toBe(volumes.get("data"));
  expect(read("kubernetes/portal.yaml")).not.toContain("claimName: backups");
});

test("Kubernetes: backups are encrypted by a key that is mounted", () => {
  const backup = read("kubernetes/backup.yaml");
  const [, key = ""] = /"--key",\s*"([^"]+)"/.exec(backup) ?? [];
  const [, folder = ""] = /\{ name: key, mountPath: (\S+), readOnly: true \}/.exec(backup) ?? [];
  expect(path.dirname(key)).toBe(folder);
  expect(backup).toContain("secret: { secretName: backup-key");
});
