import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { cache } from "react";
import { Actions } from "@/components/certificates/actions";
import { CertificateSheet } from "@/components/certificates/sheet";
import { UnknownCertificate } from "@/components/certificates/unknown";
import { Validity } from "@/components/certificates/validity";
import { WithdrawnCertificate } from "@/components/certificates/withdrawn";
import { orRefusal } from "@/components/shell/or-refusal";
import { content } from "@/lib/content";
import { isLanguage, type Language } from "@/lib/i18n/language";
import { answerOr, PageRefusal, visitorPortal } from "@/lib/portal/server";
import { settings } from "@/lib/settings";

type Props = { params: Promise<{ locale: string; id: string }> };

const longestId = 64;

const readCertificate = cache(async (language: Language, id: string) => {
  if (id.length > longestId) throw new PageRefusal(404);
  const portal = await visitorPortal(language);
  const { data } = await answerOr(portal.certificates.read({ id, language }), `/certificate/${id}`);
  return data;
});

async function asked({ params }: Props): Promise<{ locale: Language; id: string }> {
  const { locale, id } = await params;
  if (!isLanguage(locale)) notFound();
  setRequestLocale(locale);
  return { locale, id: decodeURIComponent(id) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id } = await asked(props);
  const data = await readCertificate(locale, id).catch(() => null);
  if (!data) return { robots: { index: false, follow: false } };
  const title = `${data.certificate_headline}: ${data.firstName} ${data.lastName}`;
  const description = `${data.name}, ${data.completion_date}`;
  return { title, description, robots: { index: false, follow: false }, openGraph: { title, description, url: `/certificate/${id}`, type: "website" } };
}

/** Anybody with the address can check a certificate; its owner can keep and show it (learning §6). */
export default async function CertificatePage(props: Props) {
  const { locale, id } = await asked(props);
  const verifyUrl = `${settings().portalUrl}/certificate/${encodeURIComponent(id)}`;
  const page = async () => {
    const data = await readCertificate(locale, id);
    return (
      <div className="container-page grid gap-6 py-6 print:m-0 print:block print:max-w-none print:p-0">
        <Validity data={data} />
        {(data.owner || data.action_bar) && <Actions certificateId={id} language={locale} verifyUrl={verifyUrl} />}
        <CertificateSheet data={data} portalName={content().site.name[locale]} verifyUrl={verifyUrl} />
      </div>
    );
  };
  return orRefusal(locale, page, <UnknownCertificate language={locale} />, <WithdrawnCertificate language={locale} />);
}
