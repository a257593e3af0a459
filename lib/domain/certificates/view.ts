import type { CertificateData } from "../../contract/certificates";
import type { Content, Course } from "../../platform/content";
import { dayInIndia, monthAndYear } from "../../platform/i18n/dates";
import { type Language, languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { hashSeed } from "../../platform/walls";
import { neededShare } from "../learning";
import type { Certificate } from "./records";

/** The viewer's roles: the owner and coordinators get more than the public. */
type Viewer = { owner: boolean; coordinator: boolean };

/** A certificate's public data in the requested language, or its own; nothing else of the person (threats T5). */
export function certificateView(
  content: Content,
  certificate: Certificate,
  course: Course,
  requested: Language | undefined,
  viewer: Viewer,
): CertificateData {
  const earnedIn = languageOrDefault(certificate.language);
  const language = requested ?? earnedIn;
  const { site } = content;
  const [first, second] = site.signatories;
  const [foundation, ...partners] = site.partners;
  const { owner } = viewer;
  const mayAct = owner || viewer.coordinator;
  return {
    id: owner ? certificate.account_id : "",
    enrollment_id: owner ? certificate.enrollment_id : "",
    logo: foundation?.logo ?? "",
    course_partner_logo: partners.map((partner) => ({ name: partner.name[language], logo: partner.logo })),
    ...unitTexts(course, certificate.module_id, language),
    firstName: certificate.first_name,
    lastName: certificate.last_name,
    title: translatorFor(language, "certificate")("title"),
    certified_by: site.foundation.name[language],
    signatory1: first?.title[language] ?? "",
    signatory2: second?.title[language] ?? "",
    signatory3: site.signatories[2]?.title[language] ?? "",
    signatory_name: first?.name[language] ?? "",
    signatory_name2: second?.name[language] ?? "",
    signature_img: first?.signature ?? "",
    signature_img2: second?.signature ?? "",
    certificate_footer_logo: foundation?.logo ?? "",
    certificate_footer_note: course.certificate.footerNote[language],
    completion_date: monthAndYear(certificate.issued_at, language),
    number: certificate.number,
    language,
    owner,
    action_bar: mayAct,
    course_id: course.id,
    module_id: certificate.module_id,
    course_name: course.name[language],
    issued_on: dayInIndia(certificate.issued_at),
    reported_scores: certificate.reported_scores,
    reading_measured: certificate.reading_measured > 0,
    reading_percent: certificate.reading_measured === 1 ? olderPercent : certificate.reading_measured,
    wall_seed: mayAct && certificate.module_id === "" ? hashSeed(certificate.enrollment_id) : null,
    wall_topics: course.topics.length,
  };
}

/** What certificates required that were issued before the percent was stored with them. */
const olderPercent = 10;

function unitTexts(course: Course, moduleId: string, language: Language) {
  const { headline, statementBefore, statementAfter, description } = course.certificate;
  const statement_before = statementBefore[language];
  if (moduleId === "") {
    return {
      certificate_headline: headline[language],
      statement_before,
      statement_after: statementAfter[language],
      name: course.name[language],
      certificate_description: description[language],
    };
  }
  const t = translatorFor(language, "certificate");
  const module = course.modules.find(({ id }) => id === moduleId);
  return {
    certificate_headline: t("moduleHeadline"),
    statement_before,
    statement_after: t("moduleStatementAfter"),
    // The certificates of a module that is no longer published stay, with the module's id as name.
    name: module?.name[language] ?? moduleId,
    certificate_description: t("moduleOfCourse", { course: course.name[language] }),
  };
}

/** The data of the certificate test screen: it states that it is a sample, and belongs to nobody. */
export function sampleCertificate(content: Content, language: Language): CertificateData {
  const t = translatorFor(language, "certificate");
  const [course] = content.courses;
  if (!course) throw new Error("There is no course to make a sample certificate of");
  const sample = {
    id: "sample",
    number: "SAMPLE-0001",
    account_id: "",
    enrollment_id: "",
    module_id: "",
    course_id: course.id,
    language,
    first_name: t("sampleFirstName"),
    last_name: t("sampleLastName"),
    issued_at: "2026-01-26T06:00:00.000Z",
    withdrawn_at: null,
    withdrawn_reason: null,
    reported_scores: 0,
    reading_measured: Math.round(100 * neededShare),
  };
  return {
    ...certificateView(content, sample, course, language, { owner: false, coordinator: false }),
    wall_seed: hashSeed(sample.enrollment_id),
    // Without signatures, so that the sample cannot be altered into a certificate.
    signature_img: "",
    signature_img2: "",
    certificate_headline: t("sampleHeadline"),
    certificate_footer_note: t("sampleFooter"),
  };
}
