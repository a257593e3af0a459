import type { Metadata } from "next";
import { noticeTexts } from "@/components/account/privacy/consent-props";
import { noticeGroups } from "@/components/account/privacy/notice";
import { NoticeList } from "@/components/account/privacy/privacy-notice";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { TickList } from "@/components/ui/tick-list";
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
  const { title, promises, freedom, version, grievance } = portalContent().privacyNotice;
  return (
    <div className="container-page">
      <Breadcrumb crumbs={[{ label: title[locale] }]} path="/privacy-notice" language={locale} />
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div>
          <h1>{title[locale]}</h1>
          <TickList lines={[...promises, freedom].map((line) => line[locale])} className="mt-3 max-w-[40rem]" />
          {/* On a desktop the officer's card is beside it. */}
          <p className="mt-1 lg:hidden">
            <a href="#complaint" className={link}>
              <Icon name="chat" className="size-5" />
              {grievance.officer[locale]}
            </a>
          </p>
          <p className="text-small text-ink-soft lg:mt-3">{t("versionOf", { date: dayMonthYear(version, locale) })}</p>
          <h2 id="items" className="mt-6 mb-3 scroll-mt-20">
            {t("itemsTitle")}
          </h2>
          <div className="border-t border-hairline">
            {noticeGroups(locale).map(({ id, title: name, items }) => (
              <Fold key={id} id={`data-${id}`} heading="h3" title={`${name} (${items.length})`}>
                <NoticeList
                  items={items}
                  texts={noticeTexts(locale)}
                  className="grid gap-x-10 rounded-card border border-hairline bg-white px-4 md:px-6 lg:grid-cols-2"
                />
              </Fold>
            ))}
          </div>
          <PrivacyRights language={locale} />
        </div>
        <Complaints language={locale} />
      </div>
    </div>
  );
}

const card = "rounded-card border border-hairline bg-white px-4 py-4 md:px-6";
const link = "inline-flex min-h-11 items-center gap-2 font-semibold";

/** The learner's rights and where to exercise them. */
function PrivacyRights({ language }: { language: Language }) {
  return (
    <>
      <h2 id="rights" className="mt-8 mb-3 scroll-mt-20">
        {translatorFor(language, "privacy")("rightsTitle")}
      </h2>
      <ul className="gap-x-12 border-t border-hairline lg:grid lg:grid-cols-2 lg:items-start">
        {portalContent().privacyNotice.rights.map((right, index) => (
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
    </>
  );
}

/** Whom to complain to, and the authority above: below the rights on a phone, beside the notice on a desktop. */
function Complaints({ language }: { language: Language }) {
  const { privacyNotice, site } = portalContent();
  const { grievance, board } = privacyNotice;
  return (
    <div className="mt-8 grid gap-4 md:max-lg:grid-cols-2 lg:mt-2">
      <section id="complaint" className={`scroll-mt-20 ${card}`}>
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
  );
}
