import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { projectEnv, root } from "../../../process/steps.ts";
import { openDatabase } from "../open";
import { listen } from "../signals";
import { createDatabase } from "../testing/create-database";
import { dialects } from "../testing/fresh-database";
import { holdDataFolder, isServed } from "./in-use";

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-in-use-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** A process that holds a folder and does nothing else. */
async function holder(folder: string) {
  const program = `
    const { holdDataFolder } = await import("./lib/platform/db/file/in-use.ts");
    process.stdout.write(holdDataFolder(${JSON.stringify(folder)}) ? "held" : "refused");
    setInterval(() => globalThis.gc(), 5);`;
  const args = ["--expose-gc", "--import", "tsx", "--input-type=module", "--eval", program];
  const child = spawn("node", args, { cwd: root, env: projectEnv(), stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said) };
}

test("a second process does not get a data folder that another one holds, and a killed one leaves nothing behind", async () => {
  const folder = temporaryFolder();
  const { child, said } = await holder(folder);
  expect(said).toBe("held");
  expect(holdDataFolder(folder)).toBeNull();
  child.kill("SIGKILL");
  await once(child, "close");
  const release = holdDataFolder(folder);
  expect(release).not.toBeNull();
  expect((await holder(folder)).said).toBe("refused");
  release?.();
  expect((await holder(folder)).said).toBe("held");
});

test.runIf(dialects.includes("postgres"))("a portal is noticed on PostgreSQL while its processes listen", async () => {
  const database = await createDatabase(inject("postgresUrl"));
  const opened = openDatabase({ databaseUrl: database.url, sqliteFile: "" });
  if (opened.kind !== "postgres") throw new Error("not PostgreSQL");
  onTestFinished(async () => {
    await opened.close();
    await database.drop();
  });
  expect(await isServed(opened.handle)).toBe(false);
  const connected = vi.fn();
  const listeners = [1, 2].map(() =>
    listen(database.url, "test changes", { message: () => undefined, mayHaveMissed: connected }),
  );
  await vi.waitFor(() => expect(connected).toHaveBeenCalledTimes(2), 10_000);
  expect(await isServed(opened.handle)).toBe(true);
  await Promise.all(listeners.map(({ stop }) => stop()));
  await vi.waitFor(async () => expect(await isServed(opened.handle)).toBe(false), 10_000);
});
