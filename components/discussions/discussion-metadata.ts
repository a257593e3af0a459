import type { Metadata } from "next";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { discussionAddress, publicModuleAddress } from "./comments/place";
import { readDiscussion, readModuleDiscussion } from "./load-discussion";

export async function discussionMetadata(slug: string, page: number, language: Language): Promise<Metadata> {
  const { title, lead } = await readDiscussion(slug, language);
  const head = onPage(page, { title, description: lead || title }, language);
  return pageMetadata({ language, path: discussionAddress(slug, page), ...head, type: "article" });
}

/** The metadata of a module discussion, which is readable by everyone but not indexed. */
export async function moduleMetadata(slug: string, page: number, language: Language): Promise<Metadata> {
  const t = translatorFor(language, "discussions");
  const { topic_name, course_name } = await readModuleDiscussion(slug, language);
  const title = t("moduleTitle", { topic: topic_name || slug });
  const description = t("moduleDescription", { topic: topic_name || slug, course: course_name || topic_name });
  const head = onPage(page, { title, description }, language);
  return { ...pageMetadata({ language, path: publicModuleAddress(slug, page), ...head }), robots: { index: false } };
}

type Head = { title: string; description: string };

/** A later page of comments has its number in both. */
function onPage(page: number, { title, description }: Head, language: Language): Head {
  if (page === 1) return { title, description };
  const number = translatorFor(language, "discussions")("commentsOnPage", { page });
  return { title: `${title} (${number})`, description: `${number}. ${description}` };
}
