import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { reasonNotToListen, reportReady } from "./listen";

const place = { port: 3000, host: "192.0.2.1", setting: "PORT" };

/** What Node reports where a server cannot listen. */
function errorAt(port: number, host: string): Promise<NodeJS.ErrnoException> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", resolve);
    server.listen({ port, host }, () => server.close(() => reject(new Error("It listens."))));
  });
}

test("a taken port and an address of another machine are named with their setting", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  expect(reasonNotToListen(await errorAt(port, "127.0.0.1"), { ...place, port })).toBe(
    `Port ${port} is taken. Choose another: PORT=${port + 1}`,
  );
  expect(reasonNotToListen(await errorAt(port, "127.0.0.1"), { ...place, port, setting: "METRICS_PORT" })).toContain(
    `METRICS_PORT=${port + 1}`,
  );
  await new Promise((resolve) => taken.close(resolve));
  expect(reasonNotToListen(await errorAt(port, "192.0.2.1"), place)).toBe(
    "HOST: 192.0.2.1 is no address of this machine (EADDRNOTAVAIL)",
  );
  const metrics = { ...place, setting: "METRICS_PORT" };
  expect(reasonNotToListen(await errorAt(port, "192.0.2.1"), metrics)).toContain("METRICS_HOST: 192.0.2.1 is no");
  expect(
    reasonNotToListen(await errorAt(port, "no-such-host.invalid"), { ...place, host: "no-such-host.invalid" }),
  ).toMatch(/^HOST: no-such-host\.invalid is no address/);
  expect(reasonNotToListen(Object.assign(new Error("no"), { code: "EACCES" }), { ...place, port: 80 })).toContain(
    "may not listen on port 80",
  );
});

/** A program of that name which writes down how it was called. */
function fakeProgram(): { folder: string; called: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-systemd-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const called = path.join(folder, "called");
  fs.writeFileSync(
    path.join(folder, "systemd-notify"),
    `#!/bin/sh\necho "$* $NOTIFY_SOCKET" > '${called}.new' && mv '${called}.new' '${called}'\n`,
    {
      mode: 0o755,
    },
  );
  return { folder, called };
}

test("a service of systemd reports that it is ready, any other process reports nothing", async () => {
  const { folder, called } = fakeProgram();
  const PATH = `${folder}${path.delimiter}${process.env.PATH}`;
  reportReady({ PATH });
  reportReady({ PATH, NOTIFY_SOCKET: "/run/systemd/notify" });
  await vi.waitFor(() => expect(fs.readFileSync(called, "utf8")).toBe("--ready /run/systemd/notify\n"));
});

test("without the program the portal goes on, and says so", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  reportReady({ PATH: "/no/such/folder", NOTIFY_SOCKET: "/run/systemd/notify" });
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining("systemd was not told")));
});
