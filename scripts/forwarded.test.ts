import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { settleForwarded } from "./forwarded";

const publicUrl = new URL("https://portal.example:8443");
function settled(headers: Record<string, string>, server: Parameters<typeof settleForwarded>[1]) {
  const request = { headers, socket: { remoteAddress: "192.0.2.1" } } as unknown as IncomingMessage;
  settleForwarded(request, server);
  return request.headers;
}

test.each([0, 1, 2])("no visitor and no proxy says which host the portal is: %s proxies", (trustedProxies) => {
  const made = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", forwarded: "host=evil.example", "x-forwarded-port": "1" };
  expect(settled({ ...made }, { trustedProxies, publicUrl })).toEqual({ "x-forwarded-for": "192.0.2.1", "x-forwarded-host": "portal.example:8443" });
  expect(settled({ ...made }, { trustedProxies, publicUrl: null })).toEqual({ "x-forwarded-for": "192.0.2.1" });
});

test("only the hops of trusted proxies say where a visitor comes from", () => {
  const hops = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
  expect(settled({ ...hops }, { trustedProxies: 0, publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(settled({ ...hops }, { trustedProxies: 1, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
  expect(settled({ ...hops }, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("203.0.113.9");
});

test("with fewer hops than trusted proxies the furthest address counts, with none the socket's, and made-up hops in front of it never", () => {
  expect(settled({ "x-forwarded-for": "198.51.100.7" }, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
  expect(settled({}, { trustedProxies: 2, publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(settled({ "x-forwarded-for": " , 203.0.113.9,  198.51.100.7" }, { trustedProxies: 1, publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
});
