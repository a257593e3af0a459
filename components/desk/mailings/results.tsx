import type { MailingResults } from "@/lib/contract/desk/mailings";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const figures = ["queued", "sent", "failed", "cameBack", "unsubscribed"] as const;

/** What came of a reminder so far. */
export function Results({ results, language }: { results: MailingResults; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <section aria-labelledby="results" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="results" className="text-[1.15rem]">
        {t("mailing.resultsTitle")}
      </h2>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 sm:max-w-md">
        {figures.map((figure) => (
          <div key={figure} className="contents">
            <dt>{t(`mailing.results.${figure}`)}</dt>
            <dd className="text-end font-semibold tabular-nums">{results[figure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
