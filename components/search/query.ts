import { longestQuery } from "@/lib/contract/search";

/** Reads the query of an address: one text without invisible characters, cut at the maximum length. */
export function queryFrom(query: string | string[] | undefined): string {
  const text = (Array.isArray(query) ? query[0] : query) ?? "";
  return text
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
