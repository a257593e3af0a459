import { spawn } from "node:child_process";

/**
 * Reports to systemd that this process listens, where it is a service of `Type=notify`. The message goes through a Unix
 * datagram socket, which Node cannot open, so systemd's own program sends it.
 */
export function reportReady(env: Record<string, string | undefined> = process.env): void {
  if (!env.NOTIFY_SOCKET) return;
  const program = spawn("systemd-notify", ["--ready"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  program.on("error", (error) => console.error(`systemd was not told that the portal is ready: ${error.message}`));
}
