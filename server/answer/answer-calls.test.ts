import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { handleCall as ofPortal } from "../../lib/api/http/route";
import { type Loaded, portal } from "../../lib/platform/portal";
import { send } from "../send";
import { makeRouted } from "../testing/asked";
import { callResponder } from "./answer-calls";

const findPattern = (url: string) => (url.startsWith("/api/docs") ? "/api/docs" : "/api/[[...call]]");
const answer = callResponder(findPattern);
const loaded: Loaded = {};
portal.loaded = loaded;
const server = createServer(async (request, response) => {
  const { method = "GET", url = "/" } = request;
  const page = await answer({ ...makeRouted({ url, method }), request });
  send(page ?? { status: 299, headers: {}, body: Buffer.from("next") }, method, response);
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  delete loaded.handleCall;
});

const text = async (body: AsyncIterable<Uint8Array> | undefined) =>
  Buffer.concat(await Array.fromAsync(body ?? [])).toString();

test("Next answers until the handler is loaded, and OPTIONS and a handler's own address afterwards", async () => {
  expect((await fetch(`${url}/api/courses`)).status).toBe(299);
  loaded.handleCall = async () => new Response("call");
  expect(await (await fetch(`${url}/api/courses`)).text()).toBe("call");
  expect((await fetch(`${url}/api/courses`, { method: "OPTIONS" })).status).toBe(299);
  expect((await fetch(`${url}/api/docs`)).status).toBe(299);
});

test("the handler gets method, address, headers and body; its status, headers, each cookie and body are sent in one piece", async () => {
  loaded.handleCall = async (request, body) => {
    const headers = new Headers({ "Content-Type": "application/json", "X-Of-All": "2" });
    for (const name of ["a", "b"]) headers.append("Set-Cookie", `${name}=1; Path=/`);
    const seen = [
      request.method,
      request.url.slice(request.url.indexOf("/api")),
      request.headers.get("accept-language"),
      await text(body),
    ];
    return new Response(JSON.stringify(seen), { status: 201, headers });
  };
  const got = await fetch(`${url}/api/quiz/t1/answers?language=hi`, {
    method: "POST",
    headers: { "accept-language": "hi" },
    body: "{}",
  });
  expect([got.status, await got.json()]).toEqual([201, ["POST", "/api/quiz/t1/answers?language=hi", "hi", "{}"]]);
  expect(got.headers.getSetCookie()).toEqual(["a=1; Path=/", "b=1; Path=/"]);
  expect([
    got.headers.get("x-of-all"),
    got.headers.get("content-length"),
    got.headers.get("transfer-encoding"),
  ]).toEqual(["2", "53", null]);
});

test("HEAD gets the headers without the body", async () => {
  loaded.handleCall = async () => new Response("call", { headers: { "X-Own": "1" } });
  const got = await fetch(`${url}/api/courses`, { method: "HEAD" });
  expect([got.status, got.headers.get("x-own"), await got.text()]).toEqual([200, "1", ""]);
});

test("a handler that throws is answered with 500 and words, and named in the log", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  loaded.handleCall = async () => {
    throw new Error("broken");
  };
  const got = await fetch(`${url}/api/courses`);
  expect([got.status, await got.json()]).toEqual([
    500,
    expect.objectContaining({ status: false, code: "INTERNAL_SERVER_ERROR" }),
  ]);
  expect(logged).toHaveBeenCalledWith("call:", expect.objectContaining({ message: "broken" }));
  logged.mockRestore();
});

test("a body in pieces that is too long is answered with 413 before its end", async () => {
  loaded.handleCall = ofPortal;
  const status = await new Promise((resolve, reject) => {
    const call = ask(`${url}/api/quiz/t1/answers`, { method: "POST", headers: { "content-type": "application/json" } });
    call.on("response", (response) => resolve(response.statusCode));
    call.on("error", reject);
    call.write("x".repeat(1024 * 1024 + 1));
  });
  expect(status).toBe(413);
});

test("a caller who goes away in the middle of a body is no failure of the portal", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const call = ask(`${url}/api/courses`, { method: "POST" });
  call.on("error", () => undefined);
  const ended = new Promise<unknown>((resolve) => {
    loaded.handleCall = async (_request, body) => {
      // Not before the handler runs: a connection that ends earlier may never reach it.
      call.destroy();
      const failure: unknown = await text(body).catch((error: unknown) => error);
      resolve(failure);
      throw failure;
    };
  });
  call.write("{");
  expect(await ended).toBeInstanceOf(Error);
  await new Promise((resolve) => setImmediate(resolve));
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});
