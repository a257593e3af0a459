import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Item = Record<"id" | "data" | "why" | "until" | "seen", string>;
/** The itemised part of the notice, in one language: what a form shows before somebody registers. */
export type NoticeItems = { version: string; title: string; lead: string; items: Item[] };

export function noticeItems(language: Language): NoticeItems {
  const { privacyNotice } = portalContent();
  return { version: privacyNotice.version, ...inOneLanguage(privacyNotice, (text) => text[language]) };
}

export function noticeGroups(language: Language): { id: string; title: string; items: Item[] }[] {
  const { groups } = portalContent().privacyNotice;
  const { items } = noticeItems(language);
  const starts = groups.map(({ from }) => items.findIndex(({ id }) => id === from));
  return groups.map(({ from, title }, index) => ({
    id: from,
    title: title[language],
    items: items.slice(starts[index], starts[index + 1]),
  }));
}

/** The same as a parent or guardian reads it, about the child. */
export function noticeItemsForGuardian(language: Language, childName: string): NoticeItems {
  const { version, guardian } = portalContent().privacyNotice;
  return { version, ...inOneLanguage(guardian, (text) => text[language].replaceAll("{name}", () => childName)) };
}

type Notice = Pick<ReturnType<typeof portalContent>["privacyNotice"]["guardian"], "title" | "lead" | "items">;

function inOneLanguage({ title, lead, items }: Notice, read: (text: Notice["title"]) => string) {
  return {
    title: read(title),
    lead: read(lead),
    items: items.map(({ id, data, why, until, seen }) => ({
      id,
      data: read(data),
      why: read(why),
      until: read(until),
      seen: read(seen),
    })),
  };
}
