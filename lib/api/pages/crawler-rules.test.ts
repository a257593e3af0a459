import { expect, test } from "vitest";
import { unlistedAddresses } from "../../contract/routes";
import { crawlerRules } from "./crawler-rules";

/** Whether a crawler may read an address: the longest rule decides (RFC 9309). */
function mayRead(address: string): boolean {
  const { rules } = crawlerRules("https://portal.example");
  const { allow = [], disallow = [] } = [rules].flat()[0] ?? {};
  const longest = (all: string | string[]) =>
    Math.max(-1, ...[all].flat().flatMap((rule) => (address.startsWith(rule) ? rule.length : [])));
  return longest(allow) >= longest(disallow);
}

test("what must not be listed can be read, so that its noindex is found", () => {
  expect(unlistedAddresses.length).toBeGreaterThan(3);
  for (const address of unlistedAddresses) expect(mayRead(address.replace(":path*", "abc")), address).toBe(true);
  expect(["/", "/topic/nutrition", "/api/topic"].map(mayRead)).toEqual([true, true, true]);
  expect(["/dashboard", "/api/users/login", "/desk/people"].map(mayRead)).toEqual([false, false, false]);
});
