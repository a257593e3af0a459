import "@/components/ui/made/boards.css";
import type { ReactNode } from "react";
import { noticeItemsForGuardian } from "@/components/account/privacy/notice";
import { PrivacyNotice } from "@/components/account/privacy/privacy-notice";
import { loadOrFailure } from "@/components/articles/load-or-failure";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StateScreen } from "@/components/ui/state-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { publicApi, resultOfLink } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("privacy", "guardianShort", { robots: { index: false } });

/** The page of a guardian's mailed link. Opening it changes nothing (threats T12); only the button consents. */
export default visitorPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const found = await resultOfLink(publicApi(language).privacy.readGuardianRequest({ token, id }));
  return found ? (
    <GuardianDecision
      language={language}
      childName={found.childName}
      token={token}
      id={id}
      pages={<RealPages language={language} />}
    />
  ) : (
    <GuardianLinkInvalid language={language} />
  );
});

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

/** `pages`: some of what young people read here. */
type GuardianDecisionProps = { language: Language; childName: string; token: string; id: string; pages: ReactNode };

/** What a parent or guardian should know, in plain words, and the one button that consents. */
function GuardianDecision({ language, childName, token, id, pages }: GuardianDecisionProps) {
  const t = translatorFor(language, "privacy");
  const { site } = portalContent();
  const notice = noticeItemsForGuardian(language, childName);
  const points = ["guardianWhat", "guardianFree", "guardianNever", "guardianWithdraw"] as const;
  return (
    <div className="container-form py-8 md:py-12">
      <h1>{t("guardianTitle", { name: childName })}</h1>
      <p className="mt-3">
        {t("guardianLead", { name: childName, site: site.name[language], foundation: site.foundation.name[language] })}
      </p>
      <ul className="mt-4 mb-6 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{t(point, { email: site.foundation.email })}</li>
        ))}
      </ul>
      {pages}
      <h2 className="mb-3 text-lead">{notice.title}</h2>
      <PrivacyNotice
        notice={notice}
        isTitled
        texts={{ open: t("open"), rights: t("rights"), why: t("why"), until: t("until"), seen: t("seen") }}
      />
      {/* Looking at the page changes nothing (threats T12); this press consents. */}
      <form
        action={`/guardian-consent/${encodeURIComponent(token)}/${encodeURIComponent(id)}/agree`}
        method="post"
        className="mt-6"
      >
        <Button type="submit" className="w-full">
          {t("guardianButton", { name: childName })}
        </Button>
      </form>
      <p className="mt-4">{t("guardianElse", { name: childName })}</p>
    </div>
  );
}

/** For a link that was used, has expired, or was replaced by a newer one. */
function GuardianLinkInvalid({ language }: { language: Language }) {
  const t = translatorFor(language, "privacy");
  const actions = (
    <LinkButton look="secondary" href="/">
      {t("toHome")}
    </LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("linkOverTitle")} actions={actions}>
      <p>{t("linkOverText")}</p>
    </StateScreen>
  );
}
