import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { setForwardedHeaders } from "./forwarded-headers";

const publicUrl = new URL("https://portal.example:8443");
function cleaned(headers: Record<string, string>, server: Parameters<typeof setForwardedHeaders>[1]) {
  const request = { headers, socket: { remoteAddress: "192.0.2.1" } } as unknown as IncomingMessage;
  setForwardedHeaders(request, server);
  return request.headers;
}

test.each([0, 1, 2])("neither a visitor nor a proxy can set the portal's host: %s proxies", (trustedProxies) => {
  const made = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example", "x-forwarded-port": "1" };
  expect(cleaned({ ...made }, { trustedProxies, publicUrl })).toEqual({ "x-forwarded-for": "192.0.2.1", "x-forwarded-host": "portal.example:8443" });
  expect(cleaned({ ...made }, { trustedProxies, publicUrl: null })).toEqual({ "x-forwarded-for": "192.0.2.1" });
});

test("a visitor's address is taken from the hops of trusted proxies only", () => {
  const hops = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
  expect(cleaned({ ...hops }, { trustedProxies: 0, publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(cleaned({ ...hops }, { trustedProxies: 1, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
  expect(cleaned({ ...hops }, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("203.0.113.9");
});

test("with fewer hops than trusted proxies the furthest address counts, with none the socket's, and made-up hops in front of it never", () => {
  expect(cleaned({ "x-forwarded-for": "198.51.100.7" }, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
  expect(cleaned({}, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(cleaned({ "x-forwarded-for": " , 203.0.113.9,  198.51.100.7" }, { trustedProxies: 1, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
});
