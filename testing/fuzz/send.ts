import { randomBytes } from "node:crypto";
import http from "node:http";

export type Sent = { method: string; target: string; headers: Record<string, string>; body: Buffer | null };
export type HttpResponse = { status: number; headers: http.IncomingHttpHeaders; text: string };

const patienceMs = 240_000;

/** Each from an address of its own: a school behind one address is slowed down, and this is not about that. */
export const fromAnywhere = () => ({ "x-forwarded-for": `10.${[...randomBytes(3)].join(".")}` });

/**
 * `fetch` would correct the address and send no body with GET. Each request has a connection of its own: one that the
 * portal has just closed would look like no answer.
 * @param leaveAfterMs leaves so long after everything was sent, whatever the portal has done by then
 * @returns null where no answer came
 */
export function send(
  url: string,
  { method, target, headers, body }: Sent,
  leaveAfterMs?: number,
): Promise<HttpResponse | null> {
  return new Promise((resolve) => {
    const length = body || method !== "GET" ? { "content-length": String(body?.length ?? 0) } : {};
    const { hostname, port } = new URL(url);
    const request = http.request({
      hostname,
      port,
      path: target,
      agent: false,
      method,
      timeout: patienceMs,
      headers: { ...headers, ...length },
    });
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      );
      response.on("error", () => resolve(null));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(null));
    request.end(body ?? undefined, () => {
      if (leaveAfterMs !== undefined) setTimeout(() => request.destroy(new Error("left")), leaveAfterMs);
    });
  });
}
const longestShown = 2000;

/** A command that makes the same request again. */
export function asCommand(url: string, { method, target, headers, body }: Sent): string {
  const named = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const text = body && (body.length > longestShown ? `$(head -c ${body.length} /dev/zero | tr '\\0' x)` : "");
  const data = body
    ? [body.length > longestShown ? `--data-binary "${text}"` : `--data-binary ${quotedBytes(body)}`]
    : [];
  return ["curl --path-as-is -i -X", method, ...named, ...data, quoted(url + target)].join(" ");
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const quotedBytes = (bytes: Buffer) =>
  `$'${[...bytes].map((byte) => (byte < 32 || byte > 126 || byte === 39 || byte === 92 ? `\\x${byte.toString(16).padStart(2, "0")}` : String.fromCharCode(byte))).join("")}'`;
