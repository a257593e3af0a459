import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { hideTitleBeforePaint } from "./hidden-title";
import { HideTitle, LeaveLink } from "./private-page-buttons";

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

type Props = { title: string; neutralTitle: string; language: Language };

const inTab = (words: string, language: Language) => `${words} | ${portalContent().site.name[language]}`;

/** Applies an earlier choice of a neutral title before the paint. */
export function NeutralTitle({ neutralTitle, language }: Pick<Props, "neutralTitle" | "language">) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
    <script data-title={inTab(neutralTitle, language)} dangerouslySetInnerHTML={{ __html: hideTitleBeforePaint }} />
  );
}

export function TitleChoice({ title, neutralTitle, language }: Props) {
  const t = translatorFor(language, "articles");
  return (
    <HideTitle
      title={inTab(title, language)}
      neutralTitle={inTab(neutralTitle, language)}
      texts={{ hide: t("hideTitle"), show: t("showTitle"), hint: t("hideTitleHint", { title: neutralTitle }) }}
    />
  );
}
