import { spawn } from "node:child_process";
import type { Server, ServerOptions } from "node:http";
import { cannotListen } from "../../lib/process/keep-running.ts";

type Place = {
  port: number;
  /** Null: every address of this machine. */
  host: string | null;
  /** The setting with this port. The one with the host is named alike. */
  setting: string;
};

/** Begins to listen; otherwise prints why in a sentence and ends. */
export async function listenOrExit(server: Server, place: Place): Promise<void> {
  const { port, host } = place;
  server.on("error", (error) => {
    console.error(server.listening ? error : reasonNotToListen(error, place));
    process.exit(server.listening ? 1 : cannotListen);
  });
  await new Promise<void>((resolve) => server.listen({ port, ...(host ? { host } : {}) }, resolve));
}

/** The sentence for an error of `listen`, which names the setting to change. */
export function reasonNotToListen({ code, message }: NodeJS.ErrnoException, { port, host, setting }: Place): string {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Choose another: ${setting}=${port < 65535 ? port + 1 : port - 1}`;
  if (code === "EACCES") return `This user may not listen on port ${port}. Choose one above 1023: ${setting}=3000`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "EINVAL")
    return `${setting.replace("PORT", "HOST")}: ${host} is no address of this machine (${code})`;
  return `${setting}: nothing can listen on port ${port}${host ? ` of ${host}` : ""}: ${message}`;
}

/**
 * How long a connection may take. A request that has not arrived whole after `requestTimeout` is answered with 408 and
 * its connection closed. Node checks only every `connectionsCheckingInterval`, so with the setting's default both
 * together stay under a minute.
 */
export function connectionLimits(requestTimeout: number, dev: boolean): ServerOptions {
  return {
    requestTimeout,
    headersTimeout: Math.min(20_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5_000, requestTimeout / 4),
    keepAliveTimeout: 65_000,
    // `Connection: Upgrade` is ignored, because Next would accept it and never answer. Hot reloading needs it.
    shouldUpgradeCallback: () => dev,
  };
}

/** Reports to systemd that this process listens (`Type=notify`), by systemd's own program: a Unix datagram. */
export function reportReady(env: Record<string, string | undefined> = process.env): void {
  if (!env.NOTIFY_SOCKET) return;
  const program = spawn("systemd-notify", ["--ready"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  program.on("error", (error) => console.error(`systemd was not told that the portal is ready: ${error.message}`));
}
