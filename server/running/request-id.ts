import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Trust } from "../../lib/platform/trusted-proxies.ts";

export const requestIdHeader = "x-request-id";

/**
 * The id that a trusted proxy has given to this request, else a new one. A visitor's own is not taken: it could be
 * anyone's name or token.
 */
export function chooseRequestId({ headers, socket }: IncomingMessage, trust: Trust): string {
  const idOfProxy = headers[requestIdHeader];
  return trust(socket.remoteAddress ?? "", 0) && typeof idOfProxy === "string" && /^[\w.-]{8,64}$/.test(idOfProxy)
    ? idOfProxy
    : randomUUID();
}
