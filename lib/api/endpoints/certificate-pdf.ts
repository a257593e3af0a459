import "server-only";
import path from "node:path";
import { ORPCError } from "@orpc/client";
import type { CertificateData } from "../../contract/certificates";
import { pdfDocument, renderCertificatePdf } from "../../domain/certificates/pdf";
import { content } from "../../platform/content";
import { isLanguage, languageOrDefault } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { apiClientFor } from "../backend";
import { encodeError } from "../error-format";
import { fileError } from "../files/file-error";
import { identifyCaller } from "../http/route";
import { readSampleCertificate } from "./sample-certificate";

/** The certificate as a PDF, in the requested language or its own. The API client serves either backend. */
export async function serveCertificatePdf(request: Request, id: string): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  const language = new URL(request.url).searchParams.get("language");
  try {
    const caller = await identifyCaller(request, headers);
    const { data } = await apiClientFor(caller).certificates.read({
      id,
      language: isLanguage(language) ? language : undefined,
    });
    return await pdfResponse(data, `/certificate/${encodeURIComponent(id)}`, headers);
  } catch (error) {
    return errorResponse(error, headers);
  }
}

/** The sample of the certificate test screen as a file. */
export async function serveSamplePdf(request: Request): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "public, max-age=300", "X-Content-Type-Options": "nosniff" });
  const language = new URL(request.url).searchParams.get("language");
  try {
    return await pdfResponse(readSampleCertificate(languageOrDefault(language)), "/certdemo", headers);
  } catch (error) {
    headers.set("Cache-Control", "no-store");
    return errorResponse(error, headers);
  }
}

async function pdfResponse(data: CertificateData, verifyPath: string, headers: Headers): Promise<Response> {
  const file = await renderPdf(data, verifyPath);
  headers.set("Content-Type", "application/pdf");
  headers.set("Content-Disposition", `attachment; filename="${fileName(data)}"`);
  return new Response(new Uint8Array(file), { headers });
}

function errorResponse(error: unknown, headers: Headers): Response {
  if (!(error instanceof ORPCError)) throw error;
  if (error.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
  return Response.json(encodeError(error), { status: error.status, headers });
}

async function renderPdf(data: CertificateData, verifyPath: string): Promise<Buffer> {
  const portalName = content().site.name[data.language];
  const surroundings = {
    portalName,
    verifyUrl: settings().portalUrl + verifyPath,
    publicFolder: path.join(process.cwd(), "public"),
  };
  try {
    return await renderCertificatePdf(pdfDocument(data, surroundings));
  } catch (error) {
    throw fileError(error, data.language);
  }
}

/** rule: certificate.pdf: {product}_Certificate_{id}.pdf, with the number that is printed on the certificate as id. */
function fileName({ number }: CertificateData): string {
  return `${content().site.productKey}_Certificate_${number.replace(/[^\w-]/g, "")}.pdf`;
}
