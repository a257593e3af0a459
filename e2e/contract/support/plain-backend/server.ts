import http from "node:http";
import type { AddressInfo } from "node:net";
import { accountResponses, people } from "./accounts";
import { courseResponses } from "./courses";
import { lessonResponses } from "./lessons";
import { Refused, type Responses } from "./plain-call";
import { publicResponses } from "./public";

/**
 * Every documented call, with the documented fields and no others. Written from the specification (docs/spec), not from
 * this portal's contract.
 */
export const plainResponses: Responses = {
  ...accountResponses,
  ...publicResponses,
  ...courseResponses,
  ...lessonResponses,
};

/** The longest address without parameters first: `/courses/enroll` is not a course. */
const calls = Object.entries(plainResponses)
  .map(([call, answer]) => {
    const [method = "", path = ""] = call.split(" ");
    const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
    return { method, path, pattern, answer, parameters: path.split("{").length };
  })
  .sort((one, other) => one.parameters - other.parameters);

export type PlainBackend = { url: string; stop: () => void; answered: { call: string; body: unknown }[] };

/** Starts the server. `answered`: its responses so far. */
export async function startPlainBackend(): Promise<PlainBackend> {
  const answered: PlainBackend["answered"] = [];
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://plain");
    const sent = Buffer.concat(await Array.fromAsync(request)).toString();
    const found = calls.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const [status, body] = found
      ? respond(found, request, pathname, searchParams, sent)
      : [404, { message: "Not found" }];
    if (found && status === 200) answered.push({ call: `${found.method} ${found.path}`, body });
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(body === undefined ? "" : JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close(), answered };
}

function respond(
  found: (typeof calls)[number],
  request: http.IncomingMessage,
  pathname: string,
  query: URLSearchParams,
  sent: string,
): [number, unknown] {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
  const person = people.find((each) => each.token === token);
  const parameters = Object.fromEntries(
    Object.entries(found.pattern.exec(pathname)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  );
  try {
    return [200, found.answer({ parameters, query, body: sent ? JSON.parse(sent) : {}, person })];
  } catch (error) {
    if (error instanceof Refused) return [error.status, { message: error.message }];
    throw error;
  }
}
