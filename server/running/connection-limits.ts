import type { ServerOptions } from "node:http";

/**
 * How long a connection may take. A request that has not arrived whole after `requestTimeout` is answered with 408 and
 * its connection closed. Node checks only every `connectionsCheckingInterval`, so with the setting's default both together stay under
 * a minute.
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
