import { withProcesses } from "./nginx";

/** The first of the ports in deploy. */
const firstPort = 3001;

export const portsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => firstPort + index);

/** The files of deploy that name each process, for another number of them. */
export function filesForProcesses(
  count: number,
  { nginx, target, sudoers }: Record<"nginx" | "target" | "sudoers", string>,
): Record<"portal.conf" | "portal.target" | "sudoers", string> {
  const ports = portsOf(count);
  return {
    "portal.conf": withProcesses(nginx, ports, "/srv/portal/out"),
    "portal.target": target.replace(/^Wants=.*$/m, `Wants=${ports.map((port) => `portal@${port}.service`).join(" ")}`),
    sudoers: sudoers.replace(
      /NOPASSWD: .*$/m,
      `NOPASSWD: ${ports.map((port) => `/usr/bin/systemctl restart portal@${port}`).join(", ")}`,
    ),
  };
}
