import { ORPCError } from "@orpc/client";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { searchTitles } from "@/lib/api/pages/search-titles";
import { visitorApi } from "@/lib/api/server";
import { type Found, type FoundHit, longestQuery } from "@/lib/contract/search";
import type { Language } from "@/lib/platform/i18n/language";

type SearchOutcome = { found: Found; error?: undefined } | { found?: undefined; error: string };

/** Searches the portal or its titles. An error becomes a message, and the page gets its status. */
export async function searchPortal(query: string, language: Language): Promise<SearchOutcome> {
  const api = await visitorApi(language);
  try {
    return { found: withoutMarksInDanger(await api.search.find({ query, language })) };
  } catch (error) {
    if (error instanceof ORPCError && error.status === 404) return { found: await searchTitles(query, language) };
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    respondWithStatus(error.status);
    return { error: error.message };
  }
}

/** Somebody in danger reads what to do: marked words would draw the eye from it (rule: danger.first). */
export function withoutMarksInDanger(found: Found): Found {
  if (found.calls.length === 0 && found.helplines.length === 0) return found;
  const plain = <Hit extends FoundHit>(hit: Hit): Hit => ({
    ...hit,
    title: hit.title.map(({ text }) => ({ text, marked: false })),
    snippet: hit.snippet.map(({ text }) => ({ text, marked: false })),
  });
  return {
    ...found,
    best: found.best.map(plain),
    groups: found.groups.map((group) => ({ ...group, hits: group.hits.map(plain) })),
  };
}

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
