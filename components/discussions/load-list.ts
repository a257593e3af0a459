import "server-only";
import { ORPCError } from "@orpc/client";
import { cache } from "react";
import { PageError, publicApi } from "@/lib/api/server";
import { type DiscussionAnswer, mostDiscussionPages } from "@/lib/contract/discussions";
import type { Language } from "@/lib/platform/i18n/language";

/** One page of the forum's list. */
export type DiscussionPage = { records: DiscussionAnswer[]; page: number; total_pages: number };

/**
 * Loads the page named by an address: 1 to 10 without leading zeros (rule: forum.list). @throws PageError when it is
 * empty or the backend does not answer
 */
export const loadList = cache(async (written: string, language: Language): Promise<DiscussionPage> => {
  const page = Number(written);
  if (!/^[1-9]\d?$/.test(written) || page > mostDiscussionPages) throw new PageError(404);
  const list = await orUnavailable(publicApi(language).discussions.list({ language, page }));
  if (page > 1 && list.records.length === 0) throw new PageError(404);
  return { ...list, page };
});

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ORPCError && error.status === 503) throw new PageError(503);
    throw error;
  }
}
