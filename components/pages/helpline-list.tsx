import { getTranslations } from "next-intl/server";
import { RecordingPlayer } from "@/components/layout/listen/recording-player";
import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { PrintButton } from "@/components/ui/print-button";
import { helplineNumbers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import "./helpline-list.css";

/**
 * All helplines in large type, suitable for printing. Each text is beside its numbers, except where the list itself is
 * a narrow column.
 */
export async function HelplineList({ language }: { language: Language }) {
  const t = await getTranslations();
  const { helplines, recordings } = portalContent();
  return (
    <section aria-labelledby="helplines" className="helpline-list mt-6">
      <h2 id="helplines">{t("pages.helplinesTitle")}</h2>
      <p className="mt-1">{t("pages.helplinesLead")}</p>
      <div className="no-print mt-3">
        <PrintButton label={t("surveys.print")} />
      </div>
      <ul className="mt-4 divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-white">
        {helplines.map((helpline) => (
          <li
            key={helpline.key}
            className="grid gap-x-5 px-5 py-3 sm:max-lg:grid-cols-[9.5rem_minmax(0,1fr)] xl:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <div className="flex flex-wrap gap-x-5 sm:max-lg:flex-col xl:flex-col">
              {helplineNumbers(helpline).map((number, index) => (
                <a
                  key={number}
                  href={telephoneAddress(number)}
                  className={`inline-flex min-h-12 items-center whitespace-nowrap font-bold ${index === 0 && number.length < 8 ? "text-title" : "text-lead"}`}
                >
                  {number}
                </a>
              ))}
            </div>
            <div className="sm:max-lg:py-1.5">
              <p className="font-semibold">{helpline.name[language]}</p>
              <p className="text-ink-soft">{helpline.text[language]}</p>
              <RecordingPlayer recording={recordings[`helpline-${helpline.key}`]?.[language]} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <NobodyAnswers keys={helplines.map(({ key }) => key)} language={language} className="mt-3" />
    </section>
  );
}
