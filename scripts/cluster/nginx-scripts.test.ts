import fs from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../lib/process/free-port";
import { configureNginx, findNginx, startNginx } from "./nginx";

const nginx = findNginx();

describe.runIf(nginx)("nginx with deploy/nginx.conf in front of two processes with different scripts of a page", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-nginx-scripts-"));
  const own = ["/scripts/first/en/courses.js", "/scripts/second/en/courses.js"];
  const processes: Server[] = [];
  let url = "";
  let process: ReturnType<typeof startNginx> | undefined;
  beforeAll(async () => {
    for (const address of own) {
      const server = createServer((request, response) => {
        response.statusCode = request.url === address ? 200 : 404;
        response.end(request.url);
      });
      processes.push(server);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    }
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const processPorts = processes.map((server) => (server.address() as AddressInfo).port);
    const staticFolder = path.join(folder, "static");
    fs.mkdirSync(staticFolder);
    process = startNginx(folder, configureNginx({ folder, staticFolder, port, processPorts }, nginx?.folder ?? ""));
    await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).status).toBe(404), 20_000);
  });
  afterAll(() => {
    process?.kill("SIGQUIT");
    for (const server of processes) server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  test("a script that one process does not have comes from the other, and one that neither has is not found", async () => {
    for (const address of [...own, ...own]) {
      const answer = await fetch(url + address);
      expect([answer.status, await answer.text()]).toEqual([200, address]);
    }
    expect((await fetch(`${url}/scripts/third/en/courses.js`)).status).toBe(404);
  });
});
