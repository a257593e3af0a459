import { ORPCError } from "@orpc/client";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { CertificateActions } from "@/components/certificates/certificate-actions";
import { InvalidCertificate } from "@/components/certificates/invalid";
import { CertificateSheet } from "@/components/certificates/sheet";
import { CertificateTitle, Validity } from "@/components/certificates/validity";
import { WhatNext } from "@/components/certificates/what-next";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import { isLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

type Props = { params: Promise<{ locale: string; id: string }> };

const longestId = 64;

const readCertificate = cache(async (language: Language, id: string) => {
  if (id.length > longestId) throw new PageError(404);
  const api = await visitorApi(language);
  const read = api.certificates.read({ id, language }).catch((error: unknown) => {
    // A malformed id is treated like an unknown one.
    throw error instanceof ORPCError && error.status === 400 ? new PageError(404) : error;
  });
  const { data } = await resultOr(read, `/certificate/${id}`);
  return data;
});

async function readParams({ params }: Props): Promise<{ locale: Language; id: string }> {
  const { locale, id } = await params;
  if (!isLanguage(locale)) notFound();
  return { locale, id: decodeURIComponent(id) };
}

const errorTitles: Partial<Record<number, "unknownTitle" | "withdrawnTitle">> = {
  404: "unknownTitle",
  410: "withdrawnTitle",
};

/** The course's picture. A picture with the learner's name would stay with messengers after a withdrawal. */
const pictureOf = (course: string, language: Language) =>
  `/share/${language}${course ? `/info/course/${encodeURIComponent(course)}` : "/home"}.png`;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, id } = await readParams(props);
  const robots = { index: false, follow: false };
  return metadataOrNotFound(locale, async () => {
    try {
      const data = await readCertificate(locale, id);
      const title = `${data.certificate_headline}: ${data.firstName} ${data.lastName}`;
      const description = `${data.name}, ${data.completion_date}`;
      return {
        title,
        description,
        robots,
        openGraph: {
          title,
          description,
          url: `/certificate/${id}`,
          type: "website",
          images: [{ url: pictureOf(data.course_id, locale), width: 1200, height: 630, alt: data.name }],
        },
      };
    } catch (error) {
      const titleKey =
        error instanceof PageError &&
        (error.key === "certificateReplaced" ? "replacedTitle" : errorTitles[error.status]);
      if (!titleKey) throw error;
      const t = translatorFor(locale, "certificate");
      return { title: t(titleKey), robots };
    }
  });
}

/** A certificate's public page: anyone with the address can verify it (rule: certificate.address). */
export default async function CertificatePage(props: Props) {
  const { locale, id } = await readParams(props);
  const verifyUrl = `${settings().portalUrl}/certificate/${encodeURIComponent(id)}`;
  const page = async () => {
    const data = await readCertificate(locale, id);
    return (
      <div className="container-page grid max-w-[64rem] gap-4 py-4 md:gap-6 md:py-6 print:m-0 print:block print:max-w-none print:p-0">
        <CertificateTitle data={data} language={locale} />
        <CertificateSheet
          data={data}
          portalName={portalContent().site.name[locale]}
          verifyUrl={verifyUrl}
          language={locale}
        />
        <Validity data={data} language={locale} />
        {(data.owner || data.action_bar) && (
          <CertificateActions certificateId={id} data={data} language={locale} verifyUrl={verifyUrl} />
        )}
        {data.owner && (
          <WhatNext
            data={data}
            courses={await publicApi(locale).courses.list({ language: locale })}
            language={locale}
          />
        )}
      </div>
    );
  };
  return renderOrErrorScreen(locale, page, {
    notThere: <InvalidCertificate language={locale} reason="unknown" />,
    gone: <InvalidCertificate language={locale} reason="withdrawn" />,
    replaced: <InvalidCertificate language={locale} reason="replaced" />,
  });
}
