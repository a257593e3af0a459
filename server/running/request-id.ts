import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Trust } from "../../lib/platform/trusted-proxies.ts";

export const requestIdHeader = "x-request-id";

/** A request's id of a trusted proxy, else a new one. A visitor's own could be anyone's name or token. */
export function chooseRequestId({ headers, socket }: IncomingMessage, trust: Trust): string {
  const idOfProxy = headers[requestIdHeader];
  return trust(socket.remoteAddress ?? "", 0) && typeof idOfProxy === "string" && /^[\w.-]{8,64}$/.test(idOfProxy)
    ? idOfProxy
    : randomUUID();
}
