import type { Content, Course } from "../content";
import type { CertificateData } from "../contract/certificates";
import { monthAndYear } from "../i18n/dates";
import { isLanguage, type Language } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import type { Certificate } from "./records";

/** What is on a certificate, in the asked language or the one it was earned in. Nothing else about the person is in it (threats T5). */
export function certificateView(content: Content, certificate: Certificate, course: Course, asked: Language | undefined, owner: boolean): CertificateData {
  const earnedIn = isLanguage(certificate.language) ? certificate.language : "en";
  const language = asked ?? earnedIn;
  const { site } = content;
  const [first, second] = site.signatories;
  const [foundation, ...partners] = site.partners;
  const words = course.certificate;
  return {
    id: owner ? certificate.account_id : "",
    enrollment_id: owner ? certificate.enrollment_id : "",
    logo: foundation?.logo ?? "",
    course_partner_logo: partners.map((partner) => ({ name: partner.name[language], logo: partner.logo })),
    certificate_headline: words.headline[language],
    firstName: certificate.first_name,
    lastName: certificate.last_name,
    name: course.name[language],
    certificate_description: words.description[language],
    statement_before: words.statementBefore[language],
    statement_after: words.statementAfter[language],
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
    certificate_footer_note: words.footerNote[language],
    completion_date: monthAndYear(certificate.issued_at, language),
    number: certificate.number,
    language,
    owner,
  };
}
