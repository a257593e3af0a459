import { longestQuery } from "@/lib/contract/search";

/** What stands in the address as a question: one text, no signs that nobody sees, cut where it gets too long. */
export function queryFrom(query: string | string[] | undefined): string {
  const asked = (Array.isArray(query) ? query[0] : query) ?? "";
  return asked
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
