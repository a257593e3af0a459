import { CertificateSheet } from "@/components/certificates/sheet";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { PrintButton } from "@/components/ui/print-button";
import { portalContent } from "@/lib/api/content/portal-content";
import { readSampleCertificate } from "@/lib/api/endpoints/sample-certificate";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export const generateMetadata = foundMetadata(async ({ language }) => {
  const t = translatorFor(language, "certificate");
  const metadata = pageMetadata({
    language,
    path: "/certdemo",
    title: t("sampleTitle"),
    description: t("sampleLead"),
  });
  return { ...metadata, robots: { index: false, follow: true } };
});

/** The certificate test screen (rule: certificate.pdf): a sample to view, print and download. */
export default sharedPage(async ({ language }) => {
  const t = translatorFor(language, "certificate");
  return (
    <div className="container-page grid gap-6 py-6 print:m-0 print:block print:max-w-none print:p-0">
      <div className="no-print">
        <h1>{t("sampleTitle")}</h1>
        <Notice kind="tip" className="mt-3">
          {t("sampleLead")}
        </Notice>
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
          <LinkButton href={`/api/certificate/sample/pdf?language=${language}`}>
            <Icon name="download" />
            {t("sampleDownload")}
          </LinkButton>
          <PrintButton label={t("print")} />
        </div>
      </div>
      <section aria-label={t("samplePrintArea")}>
        <CertificateSheet
          data={readSampleCertificate(language)}
          portalName={portalContent().site.name[language]}
          verifyUrl={`${settings().portalUrl}/certdemo`}
          language={language}
        />
      </section>
    </div>
  );
});
