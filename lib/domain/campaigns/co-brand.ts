import type { Content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";

export function findTag(content: Content, tag: string) {
  return content.campaigns.coBrandedTags.find((each) => each.tag === tag);
}

/**
 * The partner whose tag brought the visitor to this course (rule: partner.tag), for its logo on the course page; null
 * without one.
 */
export function findCoBrand(
  content: Content,
  courseId: string,
  source: string | undefined,
  language: Language,
): { name: string; logo: string } | null {
  const tag = source ? findTag(content, source) : undefined;
  return tag?.course === courseId ? { name: tag.partner[language], logo: tag.logo } : null;
}

/** Every partner whose tag leads to this course. */
export function coursePartners(
  content: Content,
  courseId: string,
  language: Language,
): { tag: string; name: string; logo: string }[] {
  const tags = content.campaigns.coBrandedTags.filter(({ course }) => course === courseId);
  return tags.map(({ tag, partner, logo }) => ({ tag, name: partner[language], logo }));
}
