import { randomUUID } from "node:crypto";
import { ORPCError } from "@orpc/client";
import { CertificateTextUnprintable } from "../../domain/certificates/pdf";
import { content } from "../../platform/content";
import { FileThreadBusy } from "../../platform/file-thread";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** What is answered in place of a file that could not be made. */
export function fileError(error: unknown, language: Language): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return error;
  const answers = translatorFor(language, "answers");
  if (error instanceof FileThreadBusy)
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
