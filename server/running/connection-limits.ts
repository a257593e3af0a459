import type { ServerOptions } from "node:http";

/**
 * How long a connection may take. A request that has not arrived whole after `requestTimeout` is answered with 408 and
 * its connection closed. Node checks only every `connectionsCheckingInterval`, so both together stay under a minute.
 * Tests set a shorter time.
 */
export function connectionLimits(env: NodeJS.ProcessEnv, dev: boolean): ServerOptions {
  const requestTimeout = Number(env.PORTAL_REQUEST_TIMEOUT_MS || 50_000);
  return {
    requestTimeout,
    headersTimeout: Math.min(20_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5_000, requestTimeout / 4),
    keepAliveTimeout: 65_000,
    // `Connection: Upgrade` is ignored, because Next would accept it and never answer. Hot reloading needs it.
    shouldUpgradeCallback: () => dev,
  };
}
