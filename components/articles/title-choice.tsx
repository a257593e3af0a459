import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { hideTitleBeforePaint } from "./hidden-title";
import { HideTitle } from "./hide-title";

type Props = { title: string; neutralTitle: string; language: Language };

/** The choice of a neutral title on a sensitive page, and the script that applies an earlier choice before the paint. */
export async function TitleChoice({ title, neutralTitle, language }: Props) {
  const t = await getTranslations("articles");
  const name = portalContent().site.name[language];
  const inTab = (words: string) => `${words} | ${name}`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script data-title={inTab(neutralTitle)} dangerouslySetInnerHTML={{ __html: hideTitleBeforePaint }} />
      <HideTitle
        title={inTab(title)}
        neutralTitle={inTab(neutralTitle)}
        texts={{ hide: t("hideTitle"), show: t("showTitle"), hint: t("hideTitleHint", { title: neutralTitle }) }}
      />
    </>
  );
}
