import type { Metadata } from "next";
import { noticeGroups, noticeItems } from "@/components/account/privacy/notice";
import { NoticeList, type NoticeTexts } from "@/components/account/privacy/privacy-notice";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { portalContent } from "@/lib/api/content/portal-content";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const { title, lead } = portalContent().privacyNotice;
  return pageMetadata({ language: locale, path: "/privacy-notice", title: title[locale], description: lead[locale] });
}

export default async function PrivacyNoticePage({ params }: Props) {
  const { locale } = await params;
  const t = translatorFor(locale, "privacy");
  const { title, lead, version } = noticeItems(locale);
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: title }]} path="/privacy-notice" language={locale} />
      <div className="max-w-[40rem]">
        <h1>{title}</h1>
        <p className="mt-3">{lead}</p>
        <p className="mt-3">{portalContent().privacyNotice.freedom[locale]}</p>
        <p className="mt-3 text-small text-ink-soft">{t("versionOf", { date: dayMonthYear(version, locale) })}</p>
      </div>
      <h2 id="items" className="mt-6 mb-3 scroll-mt-20">
        {t("itemsTitle")}
      </h2>
      <NoticeFolds language={locale} texts={{ why: t("why"), until: t("until"), seen: t("seen") }} />
      <PrivacyRights language={locale} />
    </div>
  );
}

function NoticeFolds({ language, texts }: { language: Language; texts: NoticeTexts }) {
  return (
    <div className="max-w-4xl border-t border-hairline">
      {noticeGroups(language).map(({ id, title, items }) => (
        <Fold key={id} id={`data-${id}`} heading="h3" title={`${title} (${items.length})`}>
          <NoticeList
            items={items}
            texts={texts}
            className="grid gap-x-12 rounded-card border border-hairline bg-white px-4 md:px-8 lg:grid-cols-2"
          />
        </Fold>
      ))}
    </div>
  );
}

const card = "rounded-card border border-hairline bg-white px-4 py-4 md:px-6";
const link = "inline-flex min-h-11 items-center gap-2 font-semibold";

/** The learner's rights, where to exercise them, whom to complain to, and the authority above. */
function PrivacyRights({ language }: { language: Language }) {
  const t = translatorFor(language, "privacy");
  const { privacyNotice, site } = portalContent();
  const { rights, grievance, board } = privacyNotice;
  return (
    <>
      <h2 id="rights" className="mt-8 mb-3 scroll-mt-20">
        {t("rightsTitle")}
      </h2>
      <ul className="max-w-4xl gap-x-12 border-t border-hairline lg:grid lg:grid-cols-2 lg:items-start">
        {rights.map((right, index) => (
          <li key={right.title.en}>
            <Fold id={`right-${index + 1}`} heading="h3" title={right.title[language]}>
              <p>{right.text[language]}</p>
              <a href={right.href} className="inline-flex min-h-12 items-center font-semibold">
                {right.action[language]}
              </a>
            </Fold>
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-4 md:grid-cols-2">
        <section id="complaint" className={card}>
          <h3>{grievance.officer[language]}</h3>
          <p className="mt-2">{grievance.promise[language]}</p>
          <p className="mt-2">
            {site.foundation.name[language]}
            <br />
            {site.foundation.address[language]}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a href={`mailto:${site.foundation.email}`} className={link}>
              <Icon name="chat" className="size-5" />
              {site.foundation.email}
            </a>
            <a href={`tel:${site.foundation.phone.replaceAll(" ", "")}`} className={link}>
              <Icon name="phone" className="size-5" />
              {site.foundation.phone}
            </a>
          </p>
        </section>
        <section className={card}>
          <h3>{board.name[language]}</h3>
          <p className="mt-2">{board.text[language]}</p>
          <a href={board.href} rel="noopener" className={`${link} mt-2`}>
            <Icon name="link" className="size-5" />
            {board.href.replace("https://", "")}
          </a>
        </section>
      </div>
    </>
  );
}
