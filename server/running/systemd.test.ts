import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { reportReady } from "./systemd";

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
