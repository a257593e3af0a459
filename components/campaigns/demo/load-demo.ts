import "server-only";
import { cache } from "react";
import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";
import { loadCampaign } from "../campaign-page";
import { openingOf } from "./opening";

/** The data of a state's demo: its campaign, its course, and the opening of a lesson. @throws Error for a state or lesson that the content does not have */
export const loadDemo = cache(async (state: string, language: Language) => {
  const demo = content().campaigns.demos.find((each) => each.state === state);
  if (!demo) throw new Error(`content/demos.yaml has no ${state}`);
  const lesson = content().topicById.get(demo.lesson);
  const page = lesson?.pages[0];
  if (!lesson || !page) throw new Error(`content/demos.yaml names the lesson ${demo.lesson}, which is not there`);
  const opening = { topic: lesson.name[language], title: page.title[language], html: openingOf(page.html[language]) };
  return { demo, opening, ...(await loadCampaign(demo.campaign, language)) };
});
export type LoadedDemo = Awaited<ReturnType<typeof loadDemo>>;
