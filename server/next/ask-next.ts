import { createServer, IncomingMessage, request, type ServerResponse } from "node:http";
import { duplexPair } from "node:stream";
import { type Page, type ResponseHeaders, withoutHeaders } from "../page.ts";

/** A body of at most this length is in one piece. */
export const longestWhole = 512 * 1024;

/** A visitor's request, or what a rendering for nobody is made from: it reads nothing else. */
export type NextRequest = IncomingMessage | Pick<IncomingMessage, "url" | "headers">;
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * What `handle` answers. It gets Node's own response, of a connection that stays within this process. `gone`: the
 * response whose end breaks it off. @throws where there is no page
 */
export function askNext(asked: NextRequest, handle: Handle, gone?: ServerResponse): Promise<Page> {
  const visitor = asked instanceof IncomingMessage ? asked : null;
  const [near, far] = duplexPair();
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  far.once("error", reject);
  gone?.once("close", () => far.destroy(new Error("The page was broken off.")));
  createServer((made, response) => {
    // What is written after the end changes no page. Without a listener it would end the process.
    response.on("error", () => undefined);
    handle(visitor ?? made, response).catch((error) => response.destroy(error));
  }).emit("connection", far);
  request({
    createConnection: () => near,
    ...(visitor ? { method: visitor.method } : { path: asked.url, headers: asked.headers }),
  })
    .on("error", reject)
    .on("response", (answer) => readPage(answer).then(resolve, reject))
    .end();
  return promise;
}

async function readPage(answer: IncomingMessage): Promise<Page> {
  const { statusCode: status = 500, headers } = answer;
  const page = { status, headers: headers as ResponseHeaders, body: await readBody(answer) };
  return withoutHeaders(page, "connection", "transfer-encoding", "date");
}

/** HTML and React's data come whole: their scripts are named and their errors known at the end. */
async function readBody(answer: IncomingMessage): Promise<Page["body"]> {
  const comesWhole = /^text\/(?:html|x-component)/.test(answer.headers["content-type"] ?? "");
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of answer.iterator({ destroyOnReturn: false })) {
    length += piece.length;
    pieces.push(piece);
    if (comesWhole || length <= longestWhole) continue;
    answer.unshift(Buffer.concat(pieces));
    return answer;
  }
  return Buffer.concat(pieces);
}
