import type { IncomingMessage } from "node:http";
import { portal, type RequestState } from "../../lib/platform/portal.ts";
import { builtRoutes, knownAddresses } from "./guest-pages.ts";

export { statusToSend } from "../../lib/api/pages/status-to-send.ts";

/** Notes what is known of the address of a page before it is rendered (lib/api/pages/known-status.ts). In development Next alone knows the routes. */
export function knownStatus(dev: boolean, isFile: (url: string) => boolean) {
  const knows = dev ? () => true : knownAddresses(builtRoutes());
  return async ({ url = "/" }: IncomingMessage, state: RequestState): Promise<void> => {
    const address = url.split("?", 1)[0] ?? "/";
    if (!state.onlyReads || isFile(url)) return;
    state.known = knows(address) ? await portal.knownStatus?.(address) : 404;
    // Where the rendering of a page that does not exist fails, its reader is told that it does not exist.
    if (state.known === 404) state.problem ??= 404;
  };
}
