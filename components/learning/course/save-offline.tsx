import type { Language } from "@/lib/platform/i18n/language";

/**
 * The place where a learner saves topics for a time without internet. `offline/saved` fills and shows it, without
 * React; where the portal has that switched off, it stays empty. In a browser that can store pages its room is kept, because
 * everything below it would move under a finger.
 */
export function SaveOffline({ courseId, language }: { courseId: string; language: Language }) {
  return (
    <section
      id="save-offline"
      className="offline-place scroll-mt-4"
      data-offline-course={courseId}
      data-offline-language={language}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the script writes
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
