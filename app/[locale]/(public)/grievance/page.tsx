import { GrievanceForm } from "@/components/account/privacy/grievance-form";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata(async ({ language }) => {
  const takesForm = await backendHas("privacy.sendGrievance");
  const t = translatorFor(language, "privacy");
  return pageMetadata({
    language,
    path: "/grievance",
    title: t("grievanceTitle"),
    description: t(takesForm ? "grievanceLead" : "grievanceByMail"),
  });
});

export default sharedPage(async ({ language }) => {
  const takesForm = await backendHas("privacy.sendGrievance");
  const t = translatorFor(language, "privacy");
  const { privacyNotice, site } = portalContent();
  const { grievanceForm } = messagesIn(language).privacy;
  const texts = { ...grievanceForm, offline: translatorFor(language, "accounts")("offline") };
  return (
    <div className="container-form">
      <Breadcrumb crumbs={[{ label: t("grievanceTitle") }]} path="/grievance" language={language} />
      <h1>{t("grievanceTitle")}</h1>
      <p className="mt-3">{t(takesForm ? "grievanceLead" : "grievanceByMail")}</p>
      <p className="mt-3">{privacyNotice.grievance.promise[language]}</p>
      {takesForm && (
        <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8 md:py-8">
          <GrievanceForm language={language} texts={texts} />
        </div>
      )}
      <h2 className="mt-8">{t(takesForm ? "otherWays" : "whereToWrite")}</h2>
      <p className="mt-2">
        {privacyNotice.grievance.officer[language]}, {site.foundation.name[language]},{" "}
        {site.foundation.address[language]}
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
});
