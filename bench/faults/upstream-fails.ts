import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { freePort } from "../../lib/process/free-port";
import { call } from "../../testing/people/learning-load";
import { startPortal } from "../../testing/portal/portal";
import type { Fault } from "./fault";
import { newFolder, ofTests } from "./surroundings";

const timeoutMs = 2000;
const behaviours: [what: string, answer: (socket: Socket) => void][] = [
  ["takes calls and never answers", () => undefined],
  ["hangs up", (socket) => socket.destroy()],
  ["answers 500", (socket) => socket.end("HTTP/1.1 500 Oops\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")],
  [
    "answers with a page",
    (socket) =>
      socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 5\r\nConnection: close\r\n\r\n<p>hi"),
  ],
  [
    "answers other data",
    (socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\nConnection: close\r\n\r\n{"odd":[1]}',
      ),
  ],
];

export const upstreamFails: Fault = {
  name: "upstream",
  what: "an existing backend is slow or answers rubbish",
  async run(report, cleaning) {
    const port = await freePort();
    let answer = behaviours[0]?.[1];
    const backend: Server = createServer((request) => answer?.(request.socket));
    await new Promise<void>((resolve) => backend.listen(port, resolve));
    cleaning.unshift(() => {
      backend.closeAllConnections();
      backend.close();
    });
    const env = {
      PORTAL_DATA_DIR: newFolder(cleaning),
      PORTAL_UPSTREAM_URL: `http://localhost:${port}`,
      PORTAL_UPSTREAM_TIMEOUT_MS: String(timeoutMs),
    };
    const portal = await startPortal({ ...env, ...ofTests });
    cleaning.unshift(portal.stop);
    for (const [what, next] of behaviours) {
      answer = next;
      const began = performance.now();
      const { status, retryAfter } = await call(portal.url, "GET", "/courses", null);
      const page = await fetch(`${portal.url}/courses`, { headers: { cookie: "language=hi" } });
      const text = await page.text();
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const isSaid = text.includes("पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।");
      report.check(
        `it ${what}: a call ${status} (Retry-After ${retryAfter}), the page ${page.status}${isSaid ? " in words" : ""}, ${seconds} s for both`,
        status === 503 &&
          Number(retryAfter) > 0 &&
          page.status === 503 &&
          isSaid &&
          seconds < (4 * timeoutMs) / 1000 + 10,
      );
    }
    const { status } = await fetch(`${portal.url}/healthz`);
    report.check(`the process is alive: ${status}`, status === 200);
  },
};
