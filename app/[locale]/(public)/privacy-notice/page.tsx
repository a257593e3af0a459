import type { Metadata } from "next";
import { noticeItems } from "@/components/account/privacy/notice";
import { NoticeFolds } from "@/components/account/privacy/notice-folds";
import { PrivacyRights } from "@/components/account/privacy/privacy-rights";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
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
