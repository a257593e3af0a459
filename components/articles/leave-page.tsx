import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LeaveLink } from "./leave-link";

/** "Leave this page" on a sensitive page, always in reach of the thumb (rule: articles.private). */
export function LeavePage({ neutralTitle, language }: { neutralTitle: string; language: Language }) {
  const t = translatorFor(language, "articles");
  return (
    <LeaveLink
      href={portalContent().site.neutralSite}
      label={t("leave")}
      hint={t("leaveHint")}
      neutral={neutralTitle}
    />
  );
}
