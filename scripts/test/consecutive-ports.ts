import { createServer } from "node:net";

// Below the range from which Linux and macOS take the ports of outgoing connections: one of these could take the second
// port while the first is used.
const first = 3210;
const last = 9990;
const step = 10;

/**
 * The first of `count` ports in a row that no process listens on at this moment.
 * @throws Error where there are none
 */
export async function consecutivePorts(count: number) {
  for (let port = first; port <= last; port += step) {
    const free = await Promise.all(Array.from({ length: count }, (_, offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`No ${count} ports in a row are free between ${first} and ${last}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
