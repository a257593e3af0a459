import type { StateFigures as Figures } from "@/lib/contract/campaigns";
import { dayMonthYear, formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import type { Translator } from "@/lib/platform/i18n/messages";

const shown = ["registered", "begun", "certificates"] as const;

type Props = { figures: Figures; state: string; language: Language; t: Translator<"campaigns"> };

/** How many people of a state have come so far (rule: campaign.state-figures); one sentence while they are few. */
export function StateFigures({ figures, state, language, t }: Props) {
  const date = dayMonthYear(figures.day, language);
  if (figures.registered === null)
    return (
      <p id="state-figures" className="mt-2 font-semibold">
        {t("figuresFewAll", { state, date })}
      </p>
    );
  return (
    <section id="state-figures" aria-labelledby="state-figures-title" className="mt-3">
      <h3 id="state-figures-title">{t("figuresTitle", { state, date })}</h3>
      <dl className="mt-3 grid gap-3 sm:grid-cols-3">
        {shown.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end rounded-control bg-peacock-tint px-4 py-3">
            <dt className="leading-snug">{t(`figures.${name}`)}</dt>
            <dd className="font-heading text-title leading-snug font-bold text-peacock">
              {publishedNumber(figures[name], language, t)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-2xl text-ink-soft">{t("figuresNote", { state })}</p>
    </section>
  );
}

function publishedNumber(people: number | null, language: Language, t: Props["t"]): string {
  return people === null ? t("figuresFew") : t("figuresAbout", { people: formatNumber(people, language) });
}
