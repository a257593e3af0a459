import type { Metadata } from "next";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { discussionAddress, publicModuleAddress } from "./comments/place";
import { readDiscussion, readModuleDiscussion } from "./load-discussion";

export async function discussionMetadata(slug: string, page: number, language: Language): Promise<Metadata> {
  const t = translatorFor(language, "discussions");
  const { title, lead } = await readDiscussion(slug, language);
  const about = lead || title;
  return pageMetadata({
    language,
    path: discussionAddress(slug, page),
    title: page > 1 ? `${title} (${t("commentsOnPage", { page })})` : title,
    description: page > 1 ? `${t("commentsOnPage", { page })}. ${about}` : about,
    type: "article",
  });
}

/** The metadata of a module discussion, which is readable by everyone but not indexed. */
export async function moduleMetadata(slug: string, page: number, language: Language): Promise<Metadata> {
  const t = translatorFor(language, "discussions");
  const { topic_name, course_name } = await readModuleDiscussion(slug, language);
  const title = t("moduleTitle", { topic: topic_name || slug });
  const about = t("moduleDescription", { topic: topic_name || slug, course: course_name || topic_name });
  const head = pageMetadata({
    language,
    path: publicModuleAddress(slug, page),
    title: page > 1 ? `${title} (${t("commentsOnPage", { page })})` : title,
    description: page > 1 ? `${t("commentsOnPage", { page })}. ${about}` : about,
  });
  return { ...head, robots: { index: false } };
}
