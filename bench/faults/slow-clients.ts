import net from "node:net";
import { startPortal } from "../../testing/portal/portal";
import type { Fault } from "./fault";
import { newFolder, ofTests } from "./surroundings";

const clients = 200;
const heads = [
  "GET /courses HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  "POST /api/users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
  "POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x",
];

export const slowClients: Fault = {
  name: "slow",
  what: `${clients} clients send a byte a second, or half of a body and nothing more`,
  async run(report, cleaning) {
    const limitMs = 10_000;
    const portal = await startPortal({
      PORTAL_DATA_DIR: newFolder(cleaning),
      PORTAL_REQUEST_TIMEOUT_MS: String(limitMs),
      ...ofTests,
    });
    cleaning.unshift(portal.stop);
    await (await fetch(`${portal.url}/courses`)).text();
    const before = await median(portal.url);
    const sockets = Array.from({ length: clients }, (_, index) => {
      const socket = net.connect(Number(new URL(portal.url).port), "localhost").on("error", () => undefined);
      socket.resume().write(heads[index % heads.length] ?? "");
      return socket;
    });
    cleaning.unshift(() => {
      for (const socket of sockets) socket.destroy();
    });
    const drip = setInterval(() => {
      for (const [index, socket] of sockets.entries()) if (index % 2 === 0 && socket.writable) socket.write("a");
    }, 1000);
    cleaning.unshift(() => clearInterval(drip));
    const during = await median(portal.url);
    report.check(
      `a page takes ${before} ms without them and ${during} ms with them`,
      during < Math.max(100, 10 * before),
    );
    const began = performance.now();
    await Promise.all(
      sockets.map((socket) => socket.closed || new Promise((resolve) => socket.once("close", resolve))),
    );
    const seconds = Math.round((performance.now() - began) / 1000);
    report.check(
      `all ${clients} connections were closed within ${seconds} s, by a limit of ${limitMs / 1000} s`,
      seconds < 4 * (limitMs / 1000),
    );
    const { status } = await fetch(`${portal.url}/courses`);
    report.check(`the portal goes on: ${status}`, status === 200);
  },
};

async function median(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 50; count += 1) {
    const began = performance.now();
    await (await fetch(`${url}/courses`)).text();
    times.push(performance.now() - began);
  }
  return Math.round(times.sort((a, b) => a - b)[25] ?? 0);
}
