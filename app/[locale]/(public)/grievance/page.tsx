import type { Metadata } from "next";

import { GrievanceForm } from "@/components/account/privacy/grievance-form";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const takesForm = await backendHas("privacy.sendGrievance");
  const t = translatorFor(locale, "privacy");
  return pageMetadata({
    language: locale,
    path: "/grievance",
    title: t("grievanceTitle"),
    description: t(takesForm ? "grievanceLead" : "grievanceByMail"),
  });
}

export default async function GrievancePage({ params }: Props) {
  const { locale } = await params;
  const takesForm = await backendHas("privacy.sendGrievance");
  const t = translatorFor(locale, "privacy");
  const { privacyNotice, site } = portalContent();
  const { grievanceForm } = messagesIn(locale).privacy;
  const texts = { ...grievanceForm, offline: translatorFor(locale, "accounts")("offline") };
  return (
    <div className="container-form">
      <Breadcrumb crumbs={[{ label: t("grievanceTitle") }]} path="/grievance" language={locale} />
      <h1>{t("grievanceTitle")}</h1>
      <p className="mt-3">{t(takesForm ? "grievanceLead" : "grievanceByMail")}</p>
      <p className="mt-3">{privacyNotice.grievance.promise[locale]}</p>
      {takesForm && (
        <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
          <GrievanceForm language={locale} texts={texts} />
        </div>
      )}
      <h2 className="mt-8">{t(takesForm ? "otherWays" : "whereToWrite")}</h2>
      <p className="mt-2">
        {privacyNotice.grievance.officer[locale]}, {site.foundation.name[locale]}, {site.foundation.address[locale]}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`mailto:${site.foundation.email}`} className="inline-flex min-h-12 items-center">
          {site.foundation.email}
        </a>
        <a href={`tel:${site.foundation.phone.replaceAll(" ", "")}`} className="inline-flex min-h-12 items-center">
          {site.foundation.phone}
        </a>
      </p>
      <p className="mt-2">
        <a href="/privacy-notice" className="inline-flex min-h-12 items-center font-semibold">
          {t("noticeLink")}
        </a>
      </p>
    </div>
  );
}
