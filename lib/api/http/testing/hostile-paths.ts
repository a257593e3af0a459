import fc from "fast-check";
import { anyText } from "../../../contract/testing/any-text";

const pieces = [
  "/",
  "//",
  "\\",
  ".",
  "..",
  "...",
  "%2e",
  "%2E%2e",
  "%2f",
  "%2F",
  "%5c",
  "%09",
  "%00",
  "%",
  "@",
  ":",
  "?",
  "#",
  "&",
  ";",
  "=",
  "\t",
  "\n",
  "\r",
  "\u0000",
  "\u007f",
  " ",
  "\u00a0",
  "\u3002",
  "\uff0f",
  "\ufeff",
  "\ud800",
  "\u200b",
  "evil.example",
  "https:",
  "http:",
  "javascript:",
  "data:",
  "portal.invalid",
  "localhost:3000",
  "a",
  "view",
  "course",
  "login",
  "xn--",
  "[::1]",
  "नमस्ते",
];

/** Arbitrary values in place of a path of this site, most of them with one slash in front. */
export const hostilePaths: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => `/${parts.join("")}`),
  fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join("")),
  fc.array(anyText().map(encodeURIComponent)).map((parts) => ["/.", ...parts].join("/")),
  anyText().map((text) => `/${text}`),
);

/** Paths with one slash in front that have led, or could lead, to another host. */
export const knownWaysOut = [
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/%2E/%2e//evil.example",
  "/a/..//evil.example",
  "/./\\evil.example",
  "/\t/evil.example",
  "/.\t.//evil.example",
  "/\r\n/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/../../..//evil.example/",
  "/..//evil.example?a=/b",
  "/..//user@evil.example",
  "///evil.example",
  "/ /..//..//evil.example",
];

/**
 * Whether a browser at `page` stays on the same site when it is redirected to `location`, and also when it then
 * resolves the path alone.
 */
export function staysHere(location: string, page: string): boolean {
  const there = new URL(location, page);
  return there.origin === new URL(page).origin && !/^\/[/\\]/.test(there.pathname);
}
