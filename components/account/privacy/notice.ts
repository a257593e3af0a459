import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Item = Record<"id" | "data" | "why" | "until" | "seen", string>;
/** The itemised part of the notice, in one language: what a form shows before somebody registers. */
export type NoticeItems = { version: string; title: string; lead: string; items: Item[] };

export function noticeItems(language: Language): NoticeItems {
  const { version, title, lead, items } = portalContent().privacyNotice;
  return {
    version,
    title: title[language],
    lead: lead[language],
    items: items.map(({ id, data, why, until, seen }) => ({
      id,
      data: data[language],
      why: why[language],
      until: until[language],
      seen: seen[language],
    })),
  };
}
