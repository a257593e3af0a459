import fc from "fast-check";
import { expect, test } from "vitest";
import { securityText } from "./security-text";

const readFields = (text: string) =>
  text
    .split("\r\n")
    .filter(Boolean)
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
const portal = { email: "help@portal.example", portalUrl: "https://portal.example", languages: ["en", "hi"] };

test("security.txt has what RFC 9116 requires, each on a line of its own", () => {
  const fields = readFields(securityText({ ...portal, now: new Date("2026-11-23T17:00:00Z") }));
  expect(fields).toEqual([
    ["Contact", "mailto:help@portal.example?subject=Security"],
    ["Contact", "https://portal.example/contact-us"],
    ["Expires", "2027-05-22T00:00:00Z"],
    ["Preferred-Languages", "en, hi"],
    ["Canonical", "https://portal.example/.well-known/security.txt"],
  ]);
});

test("whenever it is read, it is valid for months, and for less than the year that the RFC recommends", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2026-01-01"), max: new Date("2099-01-01"), noInvalidDate: true }), (now) => {
      const expires = readFields(securityText({ ...portal, now })).filter(([name]) => name === "Expires");
      expect(expires).toHaveLength(1);
      const days = (new Date(expires[0]?.[1] ?? "").getTime() - now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    }),
  );
});
