import "server-only";
import { cache } from "react";
import { readCallError } from "@/lib/api/call-error";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { loadCampaign } from "../campaign-page";

/** The data of a state's demo: campaign, course, the opening of a lesson. @throws PageError 404 for an unknown state */
export const loadDemo = cache(async (state: string, language: Language) => {
  const demo = portalContent().campaigns.demos.find((each) => each.state === state);
  if (!demo) throw new PageError(404);
  const [opening, page] = await Promise.all([
    loadOpening(demo.lesson, language),
    loadCampaign(demo.campaign, language),
  ]);
  return { demo, opening, ...page };
});
/** The opening of a lesson that a guest may read; null where an existing backend has no such lesson. */
async function loadOpening(id: string, language: Language) {
  try {
    const { topic_name, title, content } = await publicApi(language).learning.readingPage({ id, page: 1, language });
    return { topic: topic_name, title, html: lessonOpening(content) };
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status !== 404 && failed?.status !== 403) throw error;
    return null;
  }
}

const figureOrBlock = /<figure\b[\s\S]*?<\/figure>|<(?:h[1-6]|aside|table|ul|ol|blockquote)[\s>]/g;
const withListOrTable = /<(?:table|ul|ol)[\s>]/;

/** A lesson's opening: up to its first heading, box, table, list or scene. Cut between top-level blocks. */
export function lessonOpening(html: string): string {
  const end = [...html.matchAll(figureOrBlock)].find(
    ({ 0: block, index }) => index > 0 && (!block.startsWith("<figure") || withListOrTable.test(block)),
  );
  return end ? html.slice(0, end.index).trim() : html;
}
