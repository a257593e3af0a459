import type { IncomingMessage } from "node:http";
import type { Trust } from "../../lib/platform/trusted-proxies.ts";
import { removeInnerHeaders } from "../next/index.ts";
import { setForwardedHeaders } from "./forwarded-headers.ts";
import { withSingleSlashes } from "./single-slashes.ts";

type Setup = {
  trust: Trust;
  publicUrl: URL | null;
  /** Rewrites the address to its one spelling. */
  normalize: (request: IncomingMessage) => void;
  dev: boolean;
};

/** Removes what a stranger may not set in the headers and normalizes the address, before anything reads them. */
export function cleaner({ trust, publicUrl, normalize, dev }: Setup): (request: IncomingMessage) => void {
  // No connection is upgraded here, so the offer is ignored (RFC 9110). Next would act on it. The others are meant for
  // caches between browser and server: with `no-cache`, Next sends the whole page to a browser that already has it,
  // where the response cache sends 304.
  const ignored = dev ? [] : ["upgrade", "http2-settings", "cache-control", "pragma"];
  return (request) => {
    setForwardedHeaders(request, { trust, publicUrl });
    removeInnerHeaders(request);
    for (const name of ignored) delete request.headers[name];
    // A part is defined for GET alone (RFC 9110, section 14.2).
    if (request.method !== "GET") delete request.headers.range;
    request.url = withSingleSlashes(request.url ?? "/");
    normalize(request);
  };
}
