import fc from "fast-check";
import { expect, test } from "vitest";
import { requestSource } from "./source";

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });
/** Not IPv4-mapped: a global unicast address begins with 2 or 3. */
const network = groups(3).map(([second, third, fourth]) => ["2001", second, third, fourth].join(":"));

test("all addresses of one /64 are one source, however they are written", () => {
  fc.assert(
    fc.property(network, groups(4), groups(4), (shared, here, there) => {
      const [one, other] = [here, there].map((host) => requestSource(`${shared}:${host.join(":")}`));
      expect(one).toBe(other);
      expect(requestSource(`${shared}:${here.join(":")}`.toUpperCase())).toBe(one);
      expect(requestSource(`[${shared}:${here.join(":")}]:443`)).toBe(one);
      expect(requestSource(`${shared}:${here.join(":")}%eth0`)).toBe(one);
    }),
  );
});

test("different /64 networks are different sources", () => {
  fc.assert(
    fc.property(network, network, groups(4), (one, other, host) => {
      fc.pre(one !== other);
      expect(requestSource(`${one}:${host.join(":")}`)).not.toBe(requestSource(`${other}:${host.join(":")}`));
    }),
  );
});

test("an IPv4 address is one source, also mapped into IPv6 or with a port", () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(requestSource(one)).toBe(one);
      expect(requestSource(`::ffff:${one}`)).toBe(one);
      expect(requestSource(`${one}:52011`)).toBe(one);
      if (one !== other) expect(requestSource(one)).not.toBe(requestSource(other));
    }),
  );
});

test("any input becomes a short text without an error", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.ipV6(),
        fc.ipV6().map((address) => `[${address}]:443`),
      ),
      (anything) => void expect(requestSource(anything).length).toBeLessThanOrEqual(64),
    ),
  );
  expect(requestSource("")).toBe("");
});
