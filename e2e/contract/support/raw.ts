import net from "node:net";
import { portalUrl } from "../../../testing/calls/call-api";

/** The data received over the socket; `hung` when it was not closed in time. */
type RawResponse = { status: number; headers: Map<string, string>; body: string; hung: boolean };

/**
 * Sends bytes as they are, also those that `fetch` corrects or does not send. The request should contain `Connection:
 * close`.
 */
export function sendRaw(request: string | Buffer, url = portalUrl, patienceMs = 240_000): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    const settle = (hung: boolean) => {
      clearTimeout(patience);
      socket.destroy();
      resolve(readAnswer(Buffer.concat(chunks).toString("utf8"), hung));
    };
    const patience = setTimeout(() => settle(true), patienceMs);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => settle(false));
    socket.on("close", () => settle(false));
    socket.write(request);
  });
}

function readAnswer(text: string, hung: boolean): RawResponse {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n"), hung };
}

/** A request as text. `headers` may repeat a name. */
export function rawRequest(
  method: string,
  target: string,
  headers: [string, string][] = [],
  body = "",
  url = portalUrl,
): string {
  const all: [string, string][] = [["Host", new URL(url).host], ["Connection", "close"], ...headers];
  if (body) all.push(["Content-Length", String(Buffer.byteLength(body))]);
  return `${method} ${target} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`;
}

/** The heading of a page. */
export function pageHeading(html: string): string {
  return (/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "").replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
}
