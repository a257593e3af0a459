import { ORPCError } from "@orpc/client";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { noteMissingPart } from "@/lib/api/pages/page-status";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export type Loaded<Answer> = { answer: Answer; failure?: undefined } | { answer?: undefined; failure: string };

/** The message in place of a list that does not load (rule: topics.failure). The page is rendered again soon. */
export async function loadOrFailure<Answer>(request: Promise<Answer>): Promise<Loaded<Answer>> {
  try {
    return { answer: await request };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    // Not for a backend that lacks this call, which trying again would not change.
    if (error.status !== 404) noteMissingPart();
    return { failure: error.message };
  }
}

export function LoadFailed({ message, here, language }: { message: string; here: string; language: Language }) {
  const t = translatorFor(language, "articles");
  return (
    <Notice kind="error" className="max-w-2xl">
      <p className="font-semibold">{t("loadFailedTitle")}</p>
      <p>{message}</p>
      <LinkButton look="secondary" size="small" href={here} className="mt-3">
        {t("tryAgain")}
      </LinkButton>
    </Notice>
  );
}
