import "server-only";
import { cache } from "react";
import { publicApi } from "@/lib/api/server";
import type { RelatedContent } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import { loadOrFailure } from "./load-or-failure";

const nothing: RelatedContent = { courses: [], helplines: [], discussions: [] };

/** The content shown beside a topic's articles. Empty when the backend does not respond or lacks this call. */
export const loadRelated = cache(async (topic: string, language: Language): Promise<RelatedContent> => {
  const { answer } = await loadOrFailure(publicApi(language).articles.related({ name: topic, language }));
  return answer?.data ?? nothing;
});
