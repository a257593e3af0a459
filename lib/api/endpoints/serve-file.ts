import "server-only";
import { randomUUID } from "node:crypto";
import { ORPCError } from "@orpc/client";
import { CertificateTextUnprintable } from "../../domain/certificates/pdf";
import { content } from "../../platform/content";
import { refusalIn } from "../../platform/file-thread";
import { isLanguage, type Language, languageOrDefault } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { type ApiClient, apiClientFor } from "../backend";
import { encodeError } from "../error-format";
import { identifyCaller } from "../http/route";

type Asked = {
  api: ApiClient;
  language: Language;
  /** The language that the address names; undefined where it names none. */
  named: Language | undefined;
  headers: Headers;
};
type File = { type: string; name: string; body: BodyInit };

/** Answers with a file made by the caller's API client, in the address's or the caller's language. */
export async function serveFile(request: Request, make: (asked: Asked) => Promise<File>): Promise<Response> {
  const headers = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  const given = new URL(request.url).searchParams.get("language");
  const named = isLanguage(given) ? given : undefined;
  try {
    const caller = await identifyCaller(request, headers);
    const language = named ?? languageOrDefault(caller.language);
    return fileResponse(await make({ api: apiClientFor(caller), language, named, headers }), headers);
  } catch (error) {
    return errorResponse(error, headers);
  }
}

export function fileResponse({ type, name, body }: File, headers: Headers): Response {
  headers.set("Content-Type", type);
  headers.set("Content-Disposition", `attachment; filename="${name}"`);
  return new Response(body, { headers });
}

export function errorResponse(error: unknown, headers: Headers): Response {
  if (!(error instanceof ORPCError)) throw error;
  if (error.status === 503 && !headers.has("Retry-After")) headers.set("Retry-After", "5");
  return Response.json(encodeError(error), { status: error.status, headers });
}

/** The bytes that a thread makes; its error is told in this language. */
export async function madeIn(language: Language, file: Promise<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file);
  } catch (error) {
    throw fileError(error, language);
  }
}

/** What is answered in place of a file that could not be made. */
export function fileError(error: unknown, language: Language): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  const answers = translatorFor(language, "answers");
  if (refusalIn(error) === "busy")
    return new ORPCError("SERVICE_UNAVAILABLE", { status: 503, message: answers("filesBusy") });
  if (error instanceof CertificateTextUnprintable) {
    const { email } = content().site.foundation;
    return new ORPCError("UNPROCESSABLE_CONTENT", {
      status: 422,
      message: translatorFor(language, "certificate")("unprintable", { letters: error.letters, email }),
    });
  }
  const id = randomUUID();
  console.error(`[${id}]`, error);
  return new ORPCError("INTERNAL_SERVER_ERROR", { message: answers("internalError", { id }) });
}
