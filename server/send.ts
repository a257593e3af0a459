import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Page, PageHeaders } from "./page.ts";

/** Writes a page to its visitor. `own`: headers of this response alone. */
export function send(
  { status, headers, body }: Page,
  method: string,
  response: ServerResponse,
  own: PageHeaders = {},
): void {
  if (!Buffer.isBuffer(body)) {
    response.writeHead(status, { ...headers, ...own });
    pipeline(body, response, () => undefined);
    return;
  }
  const hasBody = method !== "HEAD" && status !== 304 && status !== 204;
  response.writeHead(status, {
    ...headers,
    ...(hasBody || body.length > 0 ? { "content-length": String(body.length) } : {}),
    ...own,
  });
  response.end(hasBody ? body : undefined);
}
