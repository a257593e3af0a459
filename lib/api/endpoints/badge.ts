import "server-only";
import path from "node:path";
import { ORPCError } from "@orpc/client";
import type { CertificateData } from "../../contract/certificates";
import {
  badgeCredential,
  badgeSeed,
  describeCriteria,
  didDocument,
  issuerDid,
  keySet,
  signCredential,
  signedBadge,
  statusListCredential,
} from "../../domain/certificates/badge";
import { pdfDocument, renderCertificatePdf } from "../../domain/certificates/pdf";
import { keepFile } from "../../platform/caches";
import { content } from "../../platform/content";
import { withFileTexts } from "../../platform/file-text";
import { defaultLanguage, isLanguage, languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { settings } from "../../platform/settings";
import { apiClientFor } from "../backend";
import { nullOn } from "../call-error";
import { guest } from "../caller";
import { readSampleCertificate } from "./sample-certificate";
import { errorResponse, fileResponse, madeIn, serveFile } from "./serve-file";

// Badges and keys may be read from any origin, because verifiers in a browser run on other sites.
const forEverybody = { "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff" };

/** A certificate as a signed Open Badges 3.0 credential. It calls as a guest, so it has public data only. */
export async function serveBadge(request: Request, id: string): Promise<Response> {
  // Never cached, so that a revoked certificate shows it at once.
  const headers = { ...forEverybody, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  const language = new URL(request.url).searchParams.get("language");
  try {
    const { data } = await apiClientFor(guest(languageOrDefault(language))).certificates.read({
      id,
      language: isLanguage(language) ? language : undefined,
    });
    // The standard requires the date of issue, which is not a documented field of a certificate.
    if (!data.issued_on)
      throw new ORPCError("NOT_FOUND", { message: translatorFor(defaultLanguage, "answers")("certificateUnknown") });
    // Null with a backend that lacks the call.
    const status = await nullOn(404, apiClientFor(guest(defaultLanguage)).certificates.badgeStatus({ id }));
    const badge = await signedBadge(withFileTexts(makeCredential(data, id, status?.data ?? null)), identity());
    return new Response(JSON.stringify(badge, null, 2), {
      headers: { ...headers, "Content-Type": "application/ld+json" },
    });
  } catch (error) {
    return errorResponse(error, new Headers(headers));
  }
}

/** Who signs: the portal under its public address. */
function identity() {
  const { earlierBadgeKeys: earlierKeys, portalUrl } = settings();
  return { badgeKey: badgeSeed(settings()), earlierKeys, portalUrl };
}

function makeCredential(data: CertificateData, certificateId: string, status: { list: number; place: number } | null) {
  const { portalUrl } = settings();
  const course = content().courseById.get(data.course_id);
  const t = translatorFor(data.language, "certificate");
  return badgeCredential(data, {
    portalUrl,
    certificateId,
    issuer: issuerDid(portalUrl),
    issuerEmail: content().site.foundation.email,
    criteria: describeCriteria(data),
    evidence: data.reported_scores > 0 ? t("reportedScores", { count: data.reported_scores }) : null,
    image: course ? { address: course.picture, caption: data.course_name } : null,
    status,
  });
}

const jsonLd = { ...forEverybody, "Content-Type": "application/ld+json" };
/** A withdrawal reaches verifiers within this time and the `ttl` of the list. */
const listMs = 30_000;

/** A list of withdrawn badges as a signed credential, for any verifier. */
export async function serveStatusList(list: string): Promise<Response> {
  try {
    const number = /^[1-9]\d{0,5}$/.test(list) ? Number(list) : Number.NaN;
    const key = `status list ${number} ${Math.floor(Date.now() / listMs)}`;
    const signed = await keepFile(key, async () => Buffer.from(JSON.stringify(await signList(number))));
    return new Response(new Uint8Array(signed), { headers: { ...jsonLd, "Cache-Control": "public, max-age=60" } });
  } catch (error) {
    return errorResponse(error, new Headers({ ...forEverybody, "Cache-Control": "no-store" }));
  }
}

async function signList(list: number): Promise<object> {
  const { data } = await apiClientFor(guest(defaultLanguage)).certificates.statusList({ list });
  const { portalUrl } = settings();
  const now = new Date();
  const credential = statusListCredential({
    portalUrl,
    issuer: issuerDid(portalUrl),
    list,
    encodedList: data.encodedList,
    now,
  });
  return signCredential(credential, identity(), now);
}

const published = { headers: { ...forEverybody, "Cache-Control": "public, max-age=3600" } };

/** `/.well-known/did.json`: who signs, and with which key. */
export async function serveDidDocument(): Promise<Response> {
  return Response.json(await didDocument(identity()), published);
}

/** `/.well-known/jwks.json`: the same key as JWK. */
export async function serveKeySet(): Promise<Response> {
  return Response.json(await keySet(identity()), published);
}

/** The certificate as a PDF, in the requested language or its own. The API client serves either backend. */
export function serveCertificatePdf(request: Request, id: string): Promise<Response> {
  return serveFile(request, async ({ api, named: language }) => {
    const { data } = await api.certificates.read({ id, language });
    return pdfFile(data, id, `/certificate/${encodeURIComponent(id)}`);
  });
}

export async function serveSamplePdf(request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "public, max-age=300", "X-Content-Type-Options": "nosniff" });
  const language = languageOrDefault(new URL(request.url).searchParams.get("language"));
  try {
    const sample = readSampleCertificate(language);
    return fileResponse(await pdfFile(sample, sample.number, "/certdemo"), headers);
  } catch (error) {
    headers.set("Cache-Control", "no-store");
    return errorResponse(error, headers);
  }
}

async function pdfFile(data: CertificateData, id: string, verifyPath: string) {
  const surroundings = {
    portalName: content().site.name[data.language],
    verifyUrl: settings().portalUrl + verifyPath,
    publicFolder: path.join(process.cwd(), "public"),
  };
  const body = await madeIn(data.language, renderCertificatePdf(pdfDocument(data, surroundings)));
  return { type: "application/pdf", name: fileName(id), body };
}

/** rule: certificate.pdf. The sample has no address, so its number stands for the id. */
function fileName(id: string): string {
  return `${content().site.productKey}_Certificate_${id.replace(/[^\w-]/g, "")}.pdf`;
}
