import { ORPCError } from "@orpc/client";
import { cache } from "react";

import { CertificateSheet } from "@/components/certificates/sheet";
import { CourseRows } from "@/components/courses";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import { WebShare } from "@/components/ui/share";
import { StateScreen } from "@/components/ui/state-screen";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import type { CertificateData } from "@/lib/contract/certificates";
import type { CourseCard as Course } from "@/lib/contract/courses";
import { decoded } from "@/lib/contract/text/decoded";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

const readCertificate = cache(async (language: Language, id: string) => {
  const api = await visitorApi(language);
  const read = api.certificates.read({ id, language }).catch((error: unknown) => {
    // A malformed id is treated like an unknown one.
    throw error instanceof ORPCError && error.status === 400 ? new PageError(404) : error;
  });
  return (await resultOr(read, `/certificate/${id}`)).data;
});

/**
 * Why an address shows no certificate. One that was replaced was issued again with a corrected name: its screen names
 * neither the person nor the new address (threats T5).
 */
type Reason = "unknown" | "withdrawn" | "replaced";
const reasons: Partial<Record<number, Reason>> = { 404: "unknown", 410: "withdrawn" };

/** The course's picture. A picture with the learner's name would stay with messengers after a withdrawal. */
const pictureOf = (course: string, language: Language) =>
  `/share/${language}${course ? `/info/course/${encodeURIComponent(course)}` : "/home"}.png`;

export const generateMetadata = foundMetadata<"id">(async ({ language, params }) => {
  const id = decoded(params.id) ?? "";
  const robots = { index: false, follow: false };
  try {
    const data = await readCertificate(language, id);
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
        images: [{ url: pictureOf(data.course_id, language), width: 1200, height: 630, alt: data.name }],
      },
    };
  } catch (error) {
    const reason =
      error instanceof PageError && (error.key === "certificateReplaced" ? "replaced" : reasons[error.status]);
    if (!reason) throw error;
    return { title: translatorFor(language, "certificate")(`${reason}Title`), robots };
  }
});

/** A certificate's public page: anyone with the address can verify it (rule: certificate.address). */
export default visitorPage<"id">(
  async ({ language, params }) => {
    const id = decoded(params.id) ?? "";
    const verifyUrl = `${settings().portalUrl}/certificate/${encodeURIComponent(id)}`;
    const data = await readCertificate(language, id);
    return (
      <div className="container-page grid max-w-[64rem] gap-4 py-4 md:gap-6 md:py-6 print:m-0 print:block print:max-w-none print:p-0">
        <CertificateTitle data={data} language={language} />
        <CertificateSheet
          data={data}
          portalName={portalContent().site.name[language]}
          verifyUrl={verifyUrl}
          language={language}
        />
        <Validity data={data} language={language} />
        {(data.owner || data.action_bar) && (
          <CertificateActions certificateId={id} data={data} language={language} verifyUrl={verifyUrl} />
        )}
        {data.owner && (
          <WhatNext data={data} courses={await publicApi(language).courses.list({ language })} language={language} />
        )}
      </div>
    );
  },
  (language) => ({
    notThere: <InvalidCertificate language={language} reason="unknown" />,
    gone: <InvalidCertificate language={language} reason="withdrawn" />,
    replaced: <InvalidCertificate language={language} reason="replaced" />,
  }),
);

/** Shown to who checks an invalid certificate: the reason, and whom to contact, without any of its contents. */
function InvalidCertificate({ language, reason }: { language: Language; reason: Reason }) {
  const t = translatorFor(language, "certificate");
  const { name, foundation } = portalContent().site;
  const actions = (
    <>
      <LinkButton href="/dashboard">{t("toMyCourses")}</LinkButton>
      <LinkButton look="secondary" href="/">
        {t("toHome")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t(`${reason}Title`)} actions={actions}>
      <p>{t(`${reason}Text`, { portal: name[language] })}</p>
      <p className="mt-3">
        {t(`${reason}Help`)}{" "}
        <a className="underline" href={`mailto:${foundation.email}`}>
          {foundation.email}
        </a>
      </p>
    </StateScreen>
  );
}

/** One line above the certificate: for its owner that it is theirs, for anybody else that it is valid. */
function CertificateTitle({ data, language }: { data: CertificateData; language: Language }) {
  return (
    <h1 className={`no-print flex items-center gap-2 text-title ${data.owner ? "" : "text-leaf"}`}>
      {!data.owner && (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-white">
          <Icon name="check" className="size-5" />
        </span>
      )}
      {translatorFor(language, "certificate")(data.owner ? "ownerTitle" : "valid")}
    </h1>
  );
}

/** The certificate's name, course and date in text that is readable on a phone, for comparing with a printed copy. */
function Validity({ data, language }: { data: CertificateData; language: Language }) {
  const t = translatorFor(language, "certificate");
  return (
    <section
      className={`no-print rounded-card border px-4 py-3 ${data.owner ? "border-hairline bg-white" : "border-leaf bg-leaf-tint"}`}
      aria-label={t("inWords")}
    >
      <p className="font-semibold">{statementText(data, t)}</p>
      {data.reported_scores > 0 && <p className="mt-1">{t("reportedScores", { count: data.reported_scores })}</p>}
      <p className="mt-1 text-ink-soft">{leadText(data, t)}</p>
    </section>
  );
}

/** A backend that only has the documented fields sends no number. */
function leadText(data: CertificateData, t: Translator<"certificate">): string {
  if (!data.number) return t("certifiedBy", { name: data.certified_by });
  return data.owner
    ? t("ownerLead", { number: data.number })
    : t("validIssuer", { issuer: data.certified_by, number: data.number });
}

function statementText(data: CertificateData, t: Translator<"certificate">): string {
  const name = `${data.firstName} ${data.lastName}`.trim();
  const month = data.completion_date;
  if (!data.module_id)
    return data.owner
      ? t("ownerStatement", { course: data.name, month })
      : t("validStatement", { name, course: data.name, month });
  const module = { module: data.name, course: data.course_name, month };
  return data.owner ? t("ownerModuleStatement", module) : t("validModuleStatement", { name, ...module });
}

async function WhatNext({ data, courses, language }: { data: CertificateData; courses: Course[]; language: Language }) {
  const hasWall = await backendHas("certificates.myWall");
  const t = translatorFor(language, "certificate");
  const wall = translatorFor(language, "wall");
  const others = courses.filter(({ slug }) => slug !== data.course_id).slice(0, 2);
  const ways = [
    ...(data.course_id
      ? [
          { href: `/view/course/${data.course_id}`, label: t("toCourse", { course: data.course_name }) },
          ...(hasWall ? [{ href: `/view/course/${data.course_id}/wall`, label: wall("open") }] : []),
        ]
      : []),
    ...(data.module_id || !data.course_id
      ? []
      : [{ href: `/survey/course/${data.course_id}`, label: t("toConclusion") }]),
    { href: "/topic", label: t("toTopics") },
  ];
  return (
    <section className="no-print" aria-labelledby="what-next">
      <h2 id="what-next" className="text-lead">
        {t("whatNext")}
      </h2>
      {others.length > 0 && (
        <div className="mt-2">
          <CourseRows courses={others} />
        </div>
      )}
      <ul className="mt-3 grid gap-x-8 sm:flex sm:flex-wrap">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-12 items-center gap-2">
              <Icon name="arrow" className="size-5" /> {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { certificateId: string; data: CertificateData; language: Language; verifyUrl: string };

/** What its owner or a coordinator can do (rule: certificate.address): WhatsApp, then the PDF, then the rest. */
function CertificateActions({ certificateId, data, language, verifyUrl }: Props) {
  const t = translatorFor(language, "certificate");
  const said = t(data.owner ? "shareOwn" : "shareOther", { course: data.name });
  return (
    <section className="no-print" aria-labelledby="certificate-actions">
      <h2 id="certificate-actions" className="text-lead">
        {t("actions")}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(`${said} ${verifyUrl}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="min-h-14"
        >
          <Icon name="whatsapp" />
          {t("shareOn", { network: "WhatsApp" })}
          <span className="sr-only"> ({t("newTab")})</span>
        </LinkButton>
        <LinkButton
          look="secondary"
          href={`/api/certificate/${encodeURIComponent(certificateId)}/pdf?language=${language}`}
          className="min-h-14"
        >
          <Icon name="download" />
          {t("download")}
        </LinkButton>
      </div>
      <details className="group mt-3 rounded-card border border-hairline bg-white">
        <summary className="flex min-h-12 items-center gap-2 px-4 py-2 font-semibold">
          {t("more")}
          <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-hairline p-4 sm:flex sm:flex-wrap">
          <PrintButton label={t("print")} />
          <CopyLink
            address={verifyUrl}
            texts={{ copy: t("copyLink"), copied: t("copied"), failed: t("copyFailed", { link: verifyUrl }) }}
          />
          <WebShare address={verifyUrl} text={said} language={language} />
          <ShareLinks address={verifyUrl} language={language} />
          {/* A badge states the day of issue, which not every backend sends. */}
          {data.issued_on && (
            <LinkButton
              look="secondary"
              href={`/certificate/${encodeURIComponent(certificateId)}/badge.json?language=${language}`}
            >
              <Icon name="certificate" />
              {t("badge")}
            </LinkButton>
          )}
          {data.issued_on && <p className="w-full text-small text-ink-soft">{t("badgeHint")}</p>}
        </div>
      </details>
    </section>
  );
}

const networks = [
  {
    name: "Facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
    letter: "M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.6-4h-3.6V8.9c0-.6.2-.9.5-.9z",
  },
  {
    name: "LinkedIn",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
    letter:
      "M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.7c.6-1.1 2-2 3.7-2 3.5 0 4.5 2.2 4.5 5.3v7h-4v-6.3c0-1.5-.3-2.7-1.9-2.7s-2.1 1.2-2.1 2.7V21h-4z",
  },
];

/** Plain links: nothing of these networks is loaded here. */
function ShareLinks({ address, language }: { address: string; language: Language }) {
  const t = translatorFor(language, "certificate");
  return networks.map(({ name, share, letter }) => (
    <LinkButton
      key={name}
      look="secondary"
      href={share + encodeURIComponent(address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className="size-5 shrink-0"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={letter} />
      </svg>
      {t("shareOn", { network: name })}
      <span className="sr-only"> ({t("newTab")})</span>
    </LinkButton>
  ));
}
