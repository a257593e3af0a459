import "server-only";
import path from "node:path";
import type { CertificateData } from "../../contract/certificates";
import { pdfDocument, renderCertificatePdf } from "../../domain/certificates/pdf";
import { content } from "../../platform/content";
import { languageOrDefault } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { readSampleCertificate } from "./sample-certificate";
import { errorResponse, fileResponse, madeIn, serveFile } from "./serve-file";

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
