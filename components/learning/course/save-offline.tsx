import type { Language } from "@/lib/platform/i18n/language";

/**
 * The place where a learner saves topics for a time without internet. `offline/saved` fills and shows it, without
 * React; where a browser cannot store pages, or the portal has that switched off, it stays hidden.
 */
export function SaveOffline({ courseId, language }: { courseId: string; language: Language }) {
  return (
    <section
      id="save-offline"
      className="scroll-mt-4"
      data-offline-course={courseId}
      data-offline-language={language}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what the script writes
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
