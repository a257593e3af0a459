import { content } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

export type Partner = { name: string; logo: string };

/** The partners whose tag leads to this course. */
export function partnersOf(courseId: string, language: Language): Record<string, Partner> {
  const tags = content().campaigns.coBrandedTags.filter(({ course }) => course === courseId);
  return Object.fromEntries(tags.map(({ tag, partner, logo }) => [tag, { name: partner[language], logo }]));
}
