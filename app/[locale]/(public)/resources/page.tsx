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

/** For whoever may be in danger now: 112 and Tele-MANAS, the first two of the list. */
const inDanger = ["emergency", "tele-manas"];

const looks = {
  filled: "bg-peacock text-white hover:bg-peacock-deep text-lead pair:text-title print:bg-transparent print:text-ink",
  outlined: "bg-white hover:bg-peacock-tint pair:text-lead",
};

/**
 * Buttons to call, all equally wide below one another; on a phone two numbers share a line below the helpline's name.
 * `standsOut`: the first number is filled.
 */
function Numbers({ numbers, standsOut }: { numbers: string[]; standsOut: boolean }) {
  const place = numbers.length > 1 ? "max-pair:col-span-2" : "max-pair:min-w-28";
  return (
    <div
      className={`flex flex-wrap content-start gap-2 pair:row-span-2 pair:flex-col pair:flex-nowrap print:flex-row print:justify-end ${place}`}
    >
      {numbers.map((number, index) => (
        <a
          key={number}
          href={telephoneAddress(number)}
          className={`inline-flex min-h-11 flex-auto items-center gap-1.5 whitespace-nowrap rounded-control border border-peacock px-2 font-bold no-underline pair:flex-none print:border-0 print:text-title ${looks[standsOut && index === 0 ? "filled" : "outlined"]}`}
        >
          <Icon name="phone" className="no-print size-5" />
          {number}
        </a>
      ))}
    </div>
  );
}

/** All helplines with their numbers in large type, suitable for printing: one after another on a phone, else in two columns. */
function HelplineList({ language }: { language: Language }) {
  const t = translatorFor(language, "pages");
  const { helplines, recordings } = portalContent();
  return (
    <section aria-labelledby="helplines" className="helpline-list mt-2 md:mt-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
        <h2 id="helplines">{t("helplinesTitle")}</h2>
        <div className="no-print md:row-span-2">
          <PrintButton look="quiet" className="!px-0" label={translatorFor(language, "surveys")("print")} />
        </div>
        <p className="max-md:col-span-2">{t("helplinesLead")}</p>
      </div>
      <ul className="mt-2 gap-x-6 lg:grid lg:grid-cols-2">
        {helplines.map((helpline) => (
          <li
            key={helpline.key}
            className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 pb-3 pair:grid-cols-[minmax(0,1fr)_12.5rem] pair:grid-rows-[auto_1fr] print:grid-cols-[minmax(0,1fr)_auto] ${inDanger.includes(helpline.key) ? "mb-2 rounded-card bg-peacock-tint pt-2" : "border-b border-hairline pt-2"}`}
          >
            <p className="py-2 font-semibold">{unbroken(helpline.name[language])}</p>
            <Numbers numbers={helplineNumbers(helpline)} standsOut={inDanger.includes(helpline.key)} />
            <p className="leading-snug text-ink-soft max-pair:col-span-2 max-pair:mt-1.5 pair:col-start-1">
              {helpline.text[language]}
            </p>
            <div className="col-span-2">
              <RecordingPlayer recording={recordings[`helpline-${helpline.key}`]?.[language]} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <NobodyAnswers keys={helplines.map(({ key }) => key)} language={language} className="mt-3" />
    </section>
  );
}
