import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings";
import { trustIn } from "./trusted-proxies";

const read = (value: string) =>
  readSettings({ SESSION_SECRET: "a secret of the tests, long enough", TRUSTED_PROXIES: value }).trustedProxies;

test.each([
  ["0", 0],
  ["1", 1],
  [" 10 ", 10],
  ["loopback", ["loopback"]],
  ["10.0.0.0/8, loopback", ["10.0.0.0/8", "loopback"]],
  ["192.0.2.1,2001:db8::/32", ["192.0.2.1", "2001:db8::/32"]],
  ["10.0.0.0/255.0.0.0", ["10.0.0.0/255.0.0.0"]],
])("TRUSTED_PROXIES=%s", (value, expected) => expect(read(value)).toEqual(expected));

test.each([
  "-1",
  "11",
  "1.5",
  "everybody",
  "10.0.0.0/33",
  "10.0.0.0/",
  "10.0.0/8",
  "loopback,",
  "10.0.0.1 10.0.0.2",
  "1, 2",
  "10.1",
])("a start with TRUSTED_PROXIES=%s is refused, and the setting named", (value) => {
  expect(() => read(value)).toThrow(SettingsError);
  expect(() => read(value)).toThrow(/^TRUSTED_PROXIES must be a number from 0 to 10, or addresses and ranges/);
});

test.each(["0.0.0.0/0", "::/0", "loopback, ::/0", "10.0.0.0/00"])("nobody can trust every address: %s", (value) =>
  expect(() => read(value)).toThrow("would let every visitor choose an address"),
);

describe("of generated addresses", () => {
  test("a range trusts exactly those that share its first bits", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 1, max: 32 }), fc.ipV4(), (network, bits, address) => {
        const number = (text: string) => text.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
        const first = (text: string) => Math.floor(number(text) / 2 ** (32 - bits));
        const trust = trustIn([`${network}/${bits}`]);
        expect(trust(address, 0)).toBe(first(address) === first(network));
        expect(trust(`::ffff:${address}`, 5)).toBe(first(address) === first(network));
        expect(trust(network, 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("a number counts hops, whatever their addresses", () => {
    fc.assert(
      fc.property(fc.nat(10), fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), fc.nat(12), (proxies, address, hop) => {
        expect(trustIn(proxies)(address, hop)).toBe(hop < proxies);
      }),
    );
  });

  test("text of any kind is either read or refused with the setting's name", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789.:/, abcdefloopback") })),
        (value) => {
          try {
            const proxies = read(value);
            expect(typeof trustIn(proxies)("192.0.2.1", 0)).toBe("boolean");
          } catch (error) {
            expect(error).toBeInstanceOf(SettingsError);
            expect((error as Error).message).toMatch(/^TRUSTED_PROXIES must /);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
