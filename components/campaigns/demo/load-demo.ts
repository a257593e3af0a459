import "server-only";
import { cache } from "react";
import { PageError } from "@/lib/api/server";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";
import { loadCampaign } from "../campaign-page";
import { openingOf } from "./opening";

/** The data of a state's demo: its campaign, its course, and the opening of a lesson. @throws PageError 404 for a state that the content does not have; Error for such a lesson */
export const loadDemo = cache(async (state: string, language: Language) => {
  const demo = content().campaigns.demos.find((each) => each.state === state);
  if (!demo) throw new PageError(404);
  const lesson = content().topicById.get(demo.lesson);
  const page = lesson?.pages[0];
  if (!lesson || !page) throw new Error(`content/demos.yaml names the lesson ${demo.lesson}, which is not there`);
  const opening = { topic: lesson.name[language], title: page.title[language], html: openingOf(page.html[language]) };
  return { demo, opening, ...(await loadCampaign(demo.campaign, language)) };
});
export type LoadedDemo = Awaited<ReturnType<typeof loadDemo>>;
