import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { helplineNumbers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  keys: string[];
  language: Language;
  /** The helplines to call where somebody may be in danger: their buttons are filled. */
  urgent?: string[];
  /** One row for each number, where others to call stand above. */
  brief?: boolean;
  /** What a helpline is for, in one line of a phone. */
  short?: boolean;
  className?: string;
};

/** Helpline numbers, presented discreetly: a reader of the page need not be in trouble (rule: articles.helplines). */
export function HelplinesBox({ keys, language, urgent = [], brief, short, className = "" }: Props) {
  const t = translatorFor(language, "articles");
  const { helplines } = portalContent();
  const shown = keys.flatMap((key) => helplines.filter((each) => each.key === key));
  if (shown.length === 0) return null;
  if (brief)
    return (
      <ul aria-label={t("helplines")} className={`grid gap-2 ${className}`}>
        {shown.flatMap((helpline) =>
          helplineNumbers(helpline).map((number) => (
            <li key={number}>
              <a
                href={telephoneAddress(number)}
                className="flex min-h-12 items-center gap-3 rounded-card border border-hairline bg-white px-4 font-semibold no-underline hover:border-peacock"
              >
                <Icon name="phone" className="size-5" />
                <span className="min-w-0 flex-1">
                  {helpline.name[language]} <span className="whitespace-nowrap">{number}</span>
                </span>
                <Icon name="arrow" className="size-5" />
              </a>
            </li>
          )),
        )}
      </ul>
    );
  return (
    <section
      aria-label={t("helplines")}
      className={`rounded-card border border-hairline bg-white px-4 py-4 md:px-5 ${className}`}
    >
      <h2 className="text-lead md:text-lead">{t("helplines")}</h2>
      <ul className="mt-2 grid gap-3">
        {shown.map((helpline) => (
          // Below one another where the box is narrow; the buttons are equal in width.
          <li key={helpline.key} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            <div className="grid flex-[1_1_15rem] gap-1.5">
              {helplineNumbers(helpline).map((number, index) => (
                <LinkButton
                  key={number}
                  look={urgent.includes(helpline.key) ? "primary" : "secondary"}
                  href={telephoneAddress(number)}
                  className="!px-3"
                >
                  <Icon name="phone" className="size-5" />
                  {index === 0 && helpline.name[language]} {number}
                </LinkButton>
              ))}
            </div>
            <p className="flex-[2_1_17rem] text-small leading-snug text-ink-soft">
              {(short ? helpline.short : helpline.text)[language]}
            </p>
          </li>
        ))}
      </ul>
      <NobodyAnswers keys={keys} language={language} className={`mt-3 ${short ? "text-small leading-snug" : ""}`} />
    </section>
  );
}
