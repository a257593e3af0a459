import type { IncomingMessage } from "node:http";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { trustIn } from "../../lib/platform/trusted-proxies";
import { setForwardedHeaders } from "./clean";

const publicUrl = new URL("https://portal.example:8443");
function cleaned(
  headers: Record<string, string>,
  server: Parameters<typeof setForwardedHeaders>[1],
  remoteAddress = "192.0.2.1",
) {
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
  setForwardedHeaders(request, server);
  return request.headers;
}

test.each([0, 1, 2])("neither a visitor nor a proxy can set the portal's host: %s proxies", (trustedProxies) => {
  const made = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
    forwarded: "host=evil.example",
    "x-forwarded-port": "1",
  };
  expect(cleaned({ ...made }, { trust: trustIn(trustedProxies), publicUrl })).toEqual({
    "x-forwarded-for": "192.0.2.1",
    "x-forwarded-host": "portal.example:8443",
  });
  expect(cleaned({ ...made }, { trust: trustIn(trustedProxies), publicUrl: null })).toEqual({
    "x-forwarded-for": "192.0.2.1",
  });
});

test("a visitor's address is taken from the hops of trusted proxies only", () => {
  const hops = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
  expect(cleaned({ ...hops }, { trust: trustIn(0), publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(cleaned({ ...hops }, { trust: trustIn(1), publicUrl })["x-forwarded-for"]).toBe("198.51.100.7");
  expect(cleaned({ ...hops }, { trust: trustIn(2), publicUrl })["x-forwarded-for"]).toBe("203.0.113.9");
});

test("with fewer hops than trusted proxies the furthest address counts, with none the socket's, and made-up hops in front of it never", () => {
  expect(cleaned({ "x-forwarded-for": "198.51.100.7" }, { trust: trustIn(2), publicUrl })["x-forwarded-for"]).toBe(
    "198.51.100.7",
  );
  expect(cleaned({}, { trust: trustIn(2), publicUrl })["x-forwarded-for"]).toBe("192.0.2.1");
  expect(
    cleaned({ "x-forwarded-for": " , 203.0.113.9,  198.51.100.7" }, { trust: trustIn(1), publicUrl })[
      "x-forwarded-for"
    ],
  ).toBe("198.51.100.7");
});

const octet = fc.nat(255);
const inside = fc.tuple(octet, octet, octet).map((rest) => `10.${rest.join(".")}`);
const outside = fc.ipV4().filter((address) => !address.startsWith("10.") && !address.startsWith("127."));

test("with ranges, in generated chains the nearest address that is not a trusted proxy counts, with any addresses before it", () => {
  const trust = trustIn(["loopback", "10.0.0.0/8", "2001:db8::/32"]);
  const invented = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom("127.0.0.1", "::1", "unknown", "x")), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(invented, outside, fc.array(inside, { maxLength: 4 }), (before, visitor, proxies) => {
      const chain = [...before, visitor, ...proxies].join(", ");
      for (const last of ["10.1.2.3", "127.0.0.1", "::1", "::ffff:10.9.9.9", "2001:db8::7"])
        expect(cleaned({ "x-forwarded-for": chain }, { trust, publicUrl }, last)["x-forwarded-for"]).toBe(visitor);
      // Who connects from elsewhere is the visitor, whatever the header says.
      expect(cleaned({ "x-forwarded-for": chain }, { trust, publicUrl }, visitor)["x-forwarded-for"]).toBe(visitor);
    }),
    { numRuns: 500 },
  );
});
