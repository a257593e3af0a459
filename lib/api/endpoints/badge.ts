import "server-only";
import { ORPCError } from "@orpc/client";
import type { CertificateData } from "../../contract/certificates";
import { badgeCredential, badgeSeed, didDocument, issuerDid, keySet, signedBadge } from "../../domain/certificates/badge";
import { content } from "../../platform/content";
import { isLanguage, languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { settings } from "../../platform/settings";
import { apiClientFor } from "../backend";
import { guest } from "../caller";
import { encodeError } from "../error-format";

// A badge and its key are for everybody's programs: verifiers in a browser stand on other sites.
const forEverybody = { "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff" };

/** A certificate as a signed Open Badges 3.0 credential. It calls the API client as a guest, so it contains public data only. */
export async function answerBadge(request: Request, id: string): Promise<Response> {
  // Never cached, so that a revoked certificate shows it at once.
  const headers = { ...forEverybody, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  const language = new URL(request.url).searchParams.get("language");
  try {
    const { data } = await apiClientFor(guest(languageOrDefault(language))).certificates.read({ id, language: isLanguage(language) ? language : undefined });
    const badge = await signedBadge(credentialOf(data, id), identity());
    return new Response(JSON.stringify(badge, null, 2), { headers: { ...headers, "Content-Type": "application/ld+json" } });
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return Response.json(encodeError(error), { status: error.status, headers });
  }
}

/** Who signs: the portal under its public address. */
function identity() {
  return { badgeKey: badgeSeed(settings()), portalUrl: settings().portalUrl };
}

function credentialOf(data: CertificateData, certificateId: string) {
  const { portalUrl } = settings();
  const course = content().courseById.get(data.course_id);
  const t = translatorFor(data.language, "certificate");
  return badgeCredential(data, {
    portalUrl,
    certificateId,
    issuer: issuerDid(portalUrl),
    issuerEmail: content().site.foundation.email,
    criteria: criteriaOf(data, t),
    evidence: data.reported_scores > 0 ? t("reportedScores", { count: data.reported_scores }) : null,
    image: course ? { address: course.picture, caption: data.course_name } : null,
  });
}

/** How it was earned: the criteria at the time of issue. */
function criteriaOf({ module_id, course_name, reading_measured }: CertificateData, t: ReturnType<typeof translatorFor<"certificate">>): string {
  if (module_id) return t(reading_measured ? "badgeModuleCriteriaRead" : "badgeModuleCriteria", { course: course_name });
  return t(reading_measured ? "badgeCriteriaRead" : "badgeCriteria");
}

const published = { headers: { ...forEverybody, "Cache-Control": "public, max-age=3600" } };

/** `/.well-known/did.json`: who signs, and with which key. */
export async function answerDidDocument(): Promise<Response> {
  return Response.json(await didDocument(identity()), published);
}

/** `/.well-known/jwks.json`: the same key as JWK. */
export async function answerKeySet(): Promise<Response> {
  return Response.json(await keySet(identity()), published);
}
