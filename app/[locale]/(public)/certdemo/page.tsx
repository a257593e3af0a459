import type { Metadata } from "next";
import { CertificateSheet } from "@/components/certificates/sheet";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { PrintButton } from "@/components/ui/print-button";
import { portalContent } from "@/lib/api/content/portal-content";
import { readSampleCertificate } from "@/lib/api/endpoints/sample-certificate";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = translatorFor(locale, "certificate");
  const metadata = pageMetadata({
    language: locale,
    path: "/certdemo",
    title: t("sampleTitle"),
    description: t("sampleLead"),
  });
  return { ...metadata, robots: { index: false, follow: true } };
}

/** The certificate test screen (rule: certificate.pdf): a sample to view, print and download. */
export default async function CertificateTestPage({ params }: Props) {
  const { locale } = await params;
  const t = translatorFor(locale, "certificate");
  return (
    <div className="container-page grid gap-6 py-6 print:m-0 print:block print:max-w-none print:p-0">
      <div className="no-print">
        <h1>{t("sampleTitle")}</h1>
        <Notice kind="tip" className="mt-3">
          {t("sampleLead")}
        </Notice>
        <div className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
          <LinkButton href={`/api/certificate/sample/pdf?language=${locale}`}>
            <Icon name="download" />
            {t("sampleDownload")}
          </LinkButton>
          <PrintButton label={t("print")} />
        </div>
      </div>
      <section aria-label={t("samplePrintArea")}>
        <CertificateSheet
          data={readSampleCertificate(locale)}
          portalName={portalContent().site.name[locale]}
          verifyUrl={`${settings().portalUrl}/certdemo`}
          language={locale}
        />
      </section>
    </div>
  );
}
