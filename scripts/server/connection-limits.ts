import type { ServerOptions } from "node:http";

/**
 * How long a connection may take. A request that has not arrived whole after `requestTimeout` is answered 408 and its connection ended; Node
 * looks only every `connectionsCheckingInterval`, so both together stay under a minute. Tests set a shorter one.
 */
export function connectionLimits(env: NodeJS.ProcessEnv, dev: boolean): ServerOptions {
  const requestTimeout = Number(env.PORTAL_REQUEST_TIMEOUT_MS || 50_000);
  return {
    requestTimeout,
    headersTimeout: Math.min(20_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5_000, requestTimeout / 4),
    keepAliveTimeout: 65_000,
    // `Connection: Upgrade` is answered as if it were not there. Next would listen for it by itself, and never answer. Hot reloading needs it.
    shouldUpgradeCallback: () => dev,
  };
}
