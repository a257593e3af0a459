import { afterEach, expect, test, vi } from "vitest";
import { admitRequest, withoutTrailingSlash } from "./check-request";

afterEach(() => void vi.unstubAllEnvs());

const own = "http://localhost:3000";
const json = { "content-type": "application/json", host: "localhost:3000" };

function post(body: BodyInit | null, headers: Record<string, string> = json, path = "/api/users/login"): Request {
  return new Request(`${own}${path}`, { method: "POST", headers, body, duplex: "half" } as RequestInit);
}
const rejection = (status: number, code: string) => ({ status, code, message: expect.stringMatching(/\w{4}.*\.?$/) });
const bytes = (...values: number[]) => new Uint8Array(values);

test("a read passes as it is", async () => {
  const request = new Request(`${own}/api/courses`, { headers: { origin: "https://evil.example" } });
  expect(await admitRequest(request)).toBe(request);
});

test("a JSON object passes, whatever language it is in", async () => {
  const admitted = await admitRequest(post(JSON.stringify({ firstName: "आशा" })));
  expect(await admitted.json()).toEqual({ firstName: "आशा" });
});

test("a write without a body passes without one", async () => {
  const admitted = await admitRequest(post(null, { host: "localhost:3000" }));
  expect(await admitted.text()).toBe("");
});

test("a slash at the end of the address is dropped, the query stays", async () => {
  expect((await admitRequest(post("{}", json, "/api/users/profile/?language=hi"))).url).toBe(
    `${own}/api/users/profile?language=hi`,
  );
  expect(withoutTrailingSlash(`${own}/api/chatbot/post//`)).toBe(`${own}/api/chatbot/post`);
  expect(withoutTrailingSlash(`${own}/`)).toBe(`${own}/`);
});

test.each(["{", " ", "{'a':1}", '{"a":1}}', "undefined"])("malformed JSON is rejected: %s", async (body) => {
  await expect(admitRequest(post(body))).rejects.toMatchObject(rejection(400, "MALFORMED_JSON"));
});

test.each(["null", "[]", '"text"', "7", "true"])("JSON that is not an object is rejected: %s", async (body) => {
  await expect(admitRequest(post(body))).rejects.toMatchObject(rejection(400, "NOT_AN_OBJECT"));
});

test.each([
  ["a lone continuation byte", bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0x80, 0x22, 0x7d)],
  ["a cut letter", bytes(0x22, 0xe0, 0xa4, 0x22)],
  ["an overlong slash", bytes(0x22, 0xc0, 0xaf, 0x22)],
  ["UTF-16", bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
])("bytes that are not UTF-8 are rejected: %s", async (_, body) => {
  await expect(admitRequest(post(body))).rejects.toMatchObject(rejection(400, "INVALID_UTF8"));
});

test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json5"])(
  "a body that is not declared as JSON is rejected: %s",
  async (type) => {
    await expect(admitRequest(post("{}", { ...json, "content-type": type }))).rejects.toMatchObject(
      rejection(415, "UNSUPPORTED_MEDIA_TYPE"),
    );
  },
);

test("a charset behind the content type does no harm", async () => {
  await admitRequest(post("{}", { ...json, "content-type": "Application/JSON; charset=utf-8" }));
});

test("T24: a body of more values than any call has is rejected before a schema sees them", async () => {
  const deep = `{"username":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const wide = JSON.stringify(Object.fromEntries(Array(10_000).fill(1).entries()));
  for (const body of [deep, wide])
    await expect(admitRequest(post(body))).rejects.toMatchObject(rejection(400, "TOO_MANY_VALUES"));
  await admitRequest(post(JSON.stringify({ values: Array(9_000).fill(1) })));
});

test("T41: bodies that are being read have 64 MB together; one more is answered with 503 until they end", async () => {
  const letters = "a".repeat(1000);
  const part = new TextEncoder().encode(`{"entry":"${letters}"}`.padEnd(1024 * 1024));
  const controllers: ReadableStreamDefaultController[] = [];
  const unfinished = Array.from({ length: 64 }, () =>
    admitRequest(
      post(
        new ReadableStream({
          start(controller) {
            controller.enqueue(part);
            controllers.push(controller);
          },
        }),
      ),
    ),
  );
  const busy = rejection(503, "SERVICE_UNAVAILABLE");
  await vi.waitFor(() => expect(admitRequest(post("{}"))).rejects.toMatchObject(busy));
  for (const controller of controllers) controller.close();
  await Promise.all(unfinished);
  await admitRequest(post("{}"));
});

test("a body over 1 MB is rejected, also without a Content-Length", async () => {
  const large = JSON.stringify({ entry: "a".repeat(1024 * 1024) });
  await expect(admitRequest(post(large, { ...json, "content-length": String(large.length) }))).rejects.toMatchObject(
    rejection(413, "PAYLOAD_TOO_LARGE"),
  );
  const stream = new Blob([large]).stream();
  await expect(admitRequest(post(stream))).rejects.toMatchObject(rejection(413, "PAYLOAD_TOO_LARGE"));
});

test("T15: a write out of a browser passes only from the own origin", async () => {
  await admitRequest(post("{}", { ...json, origin: own, "sec-fetch-site": "same-origin" }));
  for (const origin of [
    "https://evil.example",
    "http://localhost:3001",
    "http://localhost.evil.example:3000",
    "null",
  ]) {
    await expect(admitRequest(post("{}", { ...json, origin }))).rejects.toMatchObject(rejection(403, "FOREIGN_ORIGIN"));
  }
  for (const site of ["cross-site", "same-site"]) {
    await expect(admitRequest(post("{}", { ...json, "sec-fetch-site": site }))).rejects.toMatchObject(
      rejection(403, "FOREIGN_ORIGIN"),
    );
  }
});

test("a request with a bearer token, which no browser adds by itself, is accepted from any origin", async () => {
  await admitRequest(post("{}", { ...json, origin: "https://app.example", authorization: "Bearer abcdef" }));
});

test.each([
  "Bearer",
  "Bearer ",
  "Bearer abcd",
  "Bearer two words",
  "Basic abcdef",
  "Bearer abcdef",
  "bearer abcdef",
  "rubbish",
])("beside a session's cookie no Authorization switches the origin check off: %s", async (authorization) => {
  for (const cookie of ["portal_session=sealed", "language=hi; __Host-portal_session=sealed"]) {
    const foreign = post("{}", { ...json, origin: "https://evil.example", authorization, cookie });
    await expect(admitRequest(foreign)).rejects.toMatchObject(rejection(403, "FOREIGN_ORIGIN"));
  }
});

test.each(["Bearer", "Bearer abcd", "Basic abcdef", "rubbish"])(
  "an Authorization that is no token excuses no foreign origin: %s",
  async (authorization) => {
    await expect(
      admitRequest(post("{}", { ...json, origin: "https://evil.example", authorization })),
    ).rejects.toMatchObject(rejection(403, "FOREIGN_ORIGIN"));
  },
);

test("PORTAL_URL decides which origin is the own one; a Host or X-Forwarded-Host that somebody sends does not", async () => {
  vi.stubEnv("PORTAL_URL", own);
  await admitRequest(post("{}", { ...json, origin: own, host: "inside:8080" }));
  for (const name of ["host", "x-forwarded-host"]) {
    const claimed = post("{}", { ...json, origin: "https://evil.example", [name]: "evil.example" });
    await expect(admitRequest(claimed)).rejects.toMatchObject(rejection(403, "FOREIGN_ORIGIN"));
  }
  vi.unstubAllEnvs();
  await expect(
    admitRequest(post("{}", { ...json, origin: "https://evil.example", "x-forwarded-host": "evil.example" })),
  ).rejects.toMatchObject(rejection(403, "FOREIGN_ORIGIN"));
});
