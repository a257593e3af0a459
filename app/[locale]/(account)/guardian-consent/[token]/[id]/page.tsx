import "@/components/ui/made/boards.css";
import { noticeTexts } from "@/components/account/privacy/consent-props";
import { noticeItemsForGuardian } from "@/components/account/privacy/notice";
import { PrivacyNotice } from "@/components/account/privacy/privacy-notice";
import { LinkOver, LinkPress } from "@/components/account/recovery/link-card";
import { loadOrFailure } from "@/components/articles/load-or-failure";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { Icon } from "@/components/ui/icon";
import { portalContent } from "@/lib/api/content/portal-content";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("privacy", "guardianShort", { robots: { index: false } });

/**
 * The page of a guardian's mailed link: what a parent or guardian should know, in plain words, and the one button that
 * consents. Opening it changes nothing (threats T12).
 */
export default visitorPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const t = translatorFor(language, "privacy");
  const found = await resultOfLink(publicApi(language).privacy.readGuardianRequest({ token, id }));
  // The link was used, has expired, or was replaced by a newer one.
  if (!found)
    return <LinkOver title={t("linkOverTitle")} text={t("linkOverText")} leadsTo={{ href: "/", label: t("toHome") }} />;
  const { childName: name } = found;
  const { name: site, foundation } = portalContent().site;
  const notice = noticeItemsForGuardian(language, name);
  return (
    <div className="container-form py-8 md:py-12">
      <h1>{t("guardianTitle", { name })}</h1>
      <p className="mt-3">{t("guardianLead", { name, site: site[language], foundation: foundation.name[language] })}</p>
      <ul className="mt-4 mb-6 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{t(point, { email: foundation.email })}</li>
        ))}
      </ul>
      <RealPages language={language} />
      <h2 className="mb-3 text-lead">{notice.title}</h2>
      <PrivacyNotice notice={notice} isTitled texts={noticeTexts(language)} />
      <div className="mt-6">
        <LinkPress
          page="/guardian-consent"
          link={{ token, id }}
          does="agree"
          label={t("guardianButton", { name })}
          look="primary"
        />
      </div>
      <p className="mt-4">{t("guardianElse", { name })}</p>
    </div>
  );
});

const points = ["guardianWhat", "guardianFree", "guardianNever", "guardianWithdraw"] as const;

const shown = 2;

/** Two pages as young people read them here, folded, for a parent who decides. None where the backend has no such list. */
async function RealPages({ language }: { language: Language }) {
  const { answer } = await loadOrFailure(publicApi(language).articles.popular({ language }));
  const t = translatorFor(language, "privacy");
  const pages = await Promise.all(
    (answer?.data ?? []).slice(0, shown).map(async ({ topic, slug }) => {
      const read = await loadOrFailure(publicApi(language).articles.read({ id: topic, slug, language }));
      return read.answer?.data ?? [];
    }),
  );
  const articles = pages.flat();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="real-pages" className="mb-6">
      <h2 id="real-pages" className="text-lead">
        {t("guardianPages", { count: articles.length })}
      </h2>
      <div className="mt-2 grid gap-3">
        {articles.map((article) => (
          <details key={article.slug} className="group rounded-card border border-hairline bg-white">
            <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
              <span className="flex-1">{article.title}</span>
              <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <div
              className="prose border-t border-hairline p-4"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded
              dangerouslySetInnerHTML={{ __html: article.content }}
            />
          </details>
        ))}
      </div>
    </section>
  );
}
