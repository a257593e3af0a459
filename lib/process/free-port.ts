import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that Linux gives to outgoing connections (32768 to 60999): one of those can be taken at any moment by
 * a connection of another process, and then nothing listens there.
 */
const [lowest, highest] = [12_000, 32_000];

/** A port that no process listens on at this moment. */
export const freePort = () => freePorts(1);

/** The first of `count` ports in a row that no process listens on at this moment. */
export async function freePorts(count: number): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const first = randomInt(lowest, highest - count);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} ports in a row are free between ${lowest} and ${highest}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
