import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:http2";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { freePort } from "../../lib/process/free-port";
import { configureNginx, findNginx, startNginx } from "../cluster/nginx";

const nginx = findNginx();
const hasOpenssl = !spawnSync("openssl", ["version"]).error;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-tls-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => fs.readFileSync(path.join("deploy", "tls", file), "utf8");

test.runIf(nginx && hasOpenssl)(
  "with deploy/tls nginx speaks HTTP/2 and TLS 1.2 or later, and sends everybody else from port 80 to https",
  async () => {
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const subject = ["-subj", "/CN=localhost", "-days", "2"];
    const made = spawnSync(
      "openssl",
      ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, ...subject],
      { encoding: "utf8" },
    );
    expect([made.status, made.status === 0 ? "" : made.stderr]).toEqual([0, ""]);
    const portal = createServer((request, response) => response.end(`${request.httpVersion} ${request.headers.host}`));
    await new Promise<void>((resolve) => portal.listen(0, "127.0.0.1", resolve));
    const [port, plain] = [await freePort(), await freePort()];
    const plan = {
      folder,
      staticFolder: path.join(folder, "static"),
      port,
      processPorts: [(portal.address() as AddressInfo).port],
    };
    const file = configureNginx(plan, nginx?.folder ?? "");
    const tls = read("portal-tls.conf")
      .replace(/^listen \[::\].*\n/m, "")
      .replace("listen 443", `listen ${port}`)
      .replace(/^ssl_certificate .*$/m, `ssl_certificate ${certificate};`)
      .replace(/^ssl_certificate_key .*$/m, `ssl_certificate_key ${key};`);
    const redirect = read("redirect.conf")
      .replace(/^ {2}listen \[::\].*\n/m, "")
      .replace("listen 80", `listen ${plain}`)
      .replace("/var/log/nginx/portal-error.log", path.join(folder, "error.log"));
    fs.writeFileSync(path.join(folder, "portal-tls.conf"), tls);
    const site = path.join(folder, "portal.conf");
    const withTls = fs
      .readFileSync(site, "utf8")
      .replace(`listen ${port} default_server;`, `include ${path.join(folder, "portal-tls.conf")};`);
    fs.writeFileSync(site, `${withTls}\n${redirect}`);
    const checked = spawnSync("nginx", ["-t", "-p", folder, "-c", file], { encoding: "utf8" });
    expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining("test is successful")]);
    const running = startNginx(folder, file);
    try {
      await vi.waitFor(async () => {
        const moved = await fetch(`http://127.0.0.1:${plain}/courses?x=1`, { redirect: "manual" });
        expect([moved.status, moved.headers.get("location")]).toEqual([308, "https://learn.example.org/courses?x=1"]);
      }, 20_000);
      const session = connect(`https://localhost:${port}`, { ca: fs.readFileSync(certificate) });
      const answer = await new Promise<string>((resolve, reject) => {
        let text = "";
        session.on("error", reject);
        session
          .request({ ":path": "/" })
          .setEncoding("utf8")
          .on("data", (part) => (text += part))
          .on("end", () => resolve(text))
          .on("error", reject);
      });
      const alpn = session.alpnProtocol;
      session.close();
      expect([alpn, answer]).toEqual(["h2", "1.1 localhost"]);
      const old = spawnSync("openssl", ["s_client", "-connect", `127.0.0.1:${port}`, "-tls1_1"], {
        encoding: "utf8",
        input: "",
      });
      expect(old.stdout).not.toMatch(/Cipher is [A-Z]/);
    } finally {
      running.kill("SIGQUIT");
      portal.closeAllConnections();
      portal.close();
    }
  },
);
