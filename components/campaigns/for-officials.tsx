import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { type Campaign, portalContent } from "@/lib/api/content/portal-content";
import { campaignStates } from "@/lib/contract/rules/campaign-pages";
import type { Language } from "@/lib/platform/i18n/language";
import { loadStateFigures } from "./campaign-page";
import { StateFigures } from "./state-figures";

const steps = ["officialsWrite", "officialsLink", "officialsDesk"] as const;

/** For officials of a state, district or block: its figures, how a district joins, and whom to write to. */
export async function ForOfficials({ campaign, language }: { campaign: Campaign; language: Language }) {
  const [t, figures] = await Promise.all([getTranslations("campaigns"), loadStateFigures(campaign.slug, language)]);
  const { places, site } = portalContent();
  const { foundation } = site;
  const state = places.states.find(({ id }) => id === campaignStates[campaign.slug]);
  return (
    <section aria-labelledby="officials" className="mt-10 rounded-card border border-hairline bg-white p-4 md:p-8">
      <h2 id="officials">{t("officialsTitle")}</h2>
      {figures && state && <StateFigures figures={figures} state={state[language]} language={language} t={t} />}
      <p className="mt-5 max-w-2xl">{t("officialsLead")}</p>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 border-s-4 border-marigold ps-3 leading-snug">
            <span aria-hidden="true" className="font-heading text-title leading-none font-bold text-peacock">
              {index + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap items-center gap-x-3">
        <Icon name="chat" className="size-6 text-peacock" />
        <a href={`mailto:${foundation.email}`} className="inline-flex min-h-12 items-center font-semibold">
          {foundation.email}
        </a>
        <span className="text-ink-soft">{foundation.name[language]}</span>
      </p>
    </section>
  );
}
