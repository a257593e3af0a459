import type { CertificateData } from "../../../contract/certificates";
import { translatorFor } from "../../../platform/i18n/messages";
import { credentialsContext, openBadgesContext } from "./issuer-key";
import { statusEntry, statusListAddress } from "./status-list";

/** Values of a badge that the certificate's public data does not contain. */
type BadgeContext = {
  portalUrl: string;
  /** The certificate's id, which is the last part of its address. */
  certificateId: string;
  issuer: string;
  issuerEmail: string;
  /** The conditions under which the certificate was earned, in its language. */
  criteria: string;
  /** A note on scores that a client reported; null when the portal graded every quiz itself. */
  evidence: string | null;
  image: { address: string; caption: string } | null;
  /** Its bit in the lists of withdrawn badges; null where an existing backend has none. */
  status: { list: number; place: number } | null;
};

/**
 * A certificate as an unsigned Open Badges 3.0 credential. It contains only what the certificate's public page shows:
 * the recipient is identified by the name on the certificate, and no address is included, hashed or not (threats T5).
 */
export function badgeCredential(
  data: CertificateData,
  { portalUrl, certificateId, issuer, issuerEmail, criteria, evidence, image, status }: BadgeContext,
) {
  const page = `${portalUrl}/certificate/${encodeURIComponent(certificateId)}`;
  const course = `${portalUrl}/info/course/${encodeURIComponent(data.course_id)}`;
  const picture = image && { id: portalUrl + image.address, type: "Image", caption: image.caption };
  return {
    "@context": [credentialsContext, openBadgesContext],
    id: `${page}/badge.json`,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: data.name,
    description: data.certificate_headline,
    issuer: { id: issuer, type: ["Profile"], name: data.certified_by, url: portalUrl, email: issuerEmail },
    // Midnight in India, whose calendar day the certificate states; this is never later than the moment of issue.
    validFrom: `${data.issued_on}T00:00:00+05:30`,
    ...(status ? { credentialStatus: statusEntry(statusListAddress(portalUrl, status.list), status.place) } : {}),
    ...(evidence ? { evidence: [{ type: ["Evidence"], narrative: evidence }] } : {}),
    credentialSubject: {
      type: ["AchievementSubject"],
      identifier: [
        {
          type: "IdentityObject",
          hashed: false,
          identityHash: `${data.firstName} ${data.lastName}`.trim(),
          identityType: "name",
        },
      ],
      licenseNumber: data.number,
      achievement: {
        id: data.module_id ? `${course}#${encodeURIComponent(data.module_id)}` : course,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: data.name,
        description: data.certificate_description,
        criteria: { narrative: criteria },
        inLanguage: data.language,
        ...(picture ? { image: picture } : {}),
      },
    },
  };
}

/** How a certificate was earned: the criteria at the time of issue. */
export function describeCriteria({
  language,
  module_id,
  course_name,
  reading_measured,
  reading_percent: percent,
}: CertificateData): string {
  const t = translatorFor(language, "certificate");
  if (module_id)
    return t(reading_measured ? "badgeModuleCriteriaRead" : "badgeModuleCriteria", { course: course_name, percent });
  return t(reading_measured ? "badgeCriteriaRead" : "badgeCriteria", { percent });
}
