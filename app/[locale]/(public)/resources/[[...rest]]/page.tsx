import "@/components/pages/helpline-list.css";
import { RecordingPlayer } from "@/components/layout/listen/recording-player";
import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, type StaticPageProps, staticMetadata } from "@/components/pages/static-page";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import { helplineNumbers, portalContent, telephoneAddress, unbroken } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** A prefix route (rule: pages.resources): every address below it shows this page; /resources is canonical. */
export const generateMetadata = staticMetadata("Resources");

export default async function ResourcesPage({ params }: StaticPageProps) {
  const { locale } = await params;
  return (
    <StaticPage
      page="Resources"
      language={locale}
      folded
      withLinks
      aside={<PagePicture src="/images/lessons/referring.svg" />}
      first={<HelplineList language={locale} />}
    />
  );
}

/** All helplines with their numbers in large type, suitable for printing: one after another on a phone, else in two columns. */
function HelplineList({ language }: { language: Language }) {
  const t = translatorFor(language, "pages");
  const { helplines, recordings } = portalContent();
  return (
    <section aria-labelledby="helplines" className="helpline-list mt-4 md:mt-8">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
        <h2 id="helplines">{t("helplinesTitle")}</h2>
        <div className="no-print md:row-span-2">
          <PrintButton label={translatorFor(language, "surveys")("print")} />
        </div>
        <p className="max-md:col-span-2">{t("helplinesLead")}</p>
      </div>
      <ul className="mt-3 gap-x-12 border-t border-hairline lg:grid lg:grid-cols-2">
        {helplines.map((helpline) => (
          <li key={helpline.key} className="border-b border-hairline pt-2 pb-3">
            <div className="flex flex-wrap justify-between gap-x-2 pair:items-center">
              <p className="py-2 font-semibold">{unbroken(helpline.name[language])}</p>
              <p className="ms-auto flex flex-col items-end gap-2 pair:flex-row print:flex-row">
                {helplineNumbers(helpline).map((number) => (
                  <a
                    key={number}
                    href={telephoneAddress(number)}
                    className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-control border border-peacock bg-white px-3 text-lead max-sm:px-2 max-sm:text-body font-bold no-underline hover:bg-peacock-tint print:border-0 print:text-title"
                  >
                    <Icon name="phone" className="no-print size-5" />
                    {number}
                  </a>
                ))}
              </p>
            </div>
            <p className="mt-1.5 leading-snug text-ink-soft">{helpline.text[language]}</p>
            <RecordingPlayer recording={recordings[`helpline-${helpline.key}`]?.[language]} language={language} />
          </li>
        ))}
      </ul>
      <NobodyAnswers keys={helplines.map(({ key }) => key)} language={language} className="mt-3" />
    </section>
  );
}
