import { ORPCError } from "@orpc/client";
import { answerWithStatus } from "@/lib/api/pages/page-status";
import { visitorApi } from "@/lib/api/server";
import type { Found } from "@/lib/contract/search";
import type { Language } from "@/lib/platform/i18n/language";

export type SearchOutcome = { found: Found; error?: undefined } | { found?: undefined; error: string };

/** Asks the portal. A no (too many questions, no answer from the backend) comes back as its words, with its status. */
export async function searchPortal(query: string, language: Language): Promise<SearchOutcome> {
  const api = await visitorApi(language);
  try {
    return { found: await api.search.find({ query, language }) };
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    answerWithStatus(error.status);
    return { error: error.message };
  }
}
