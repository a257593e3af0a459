import { monthAndYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** A day in the first month and one in the last; empty for no limit. */
type Period = { from: string; to: string };
type Props = { chosen: Period; counted: Period; language: Language };

/** The counted months of a chosen period: a partner may see more than were chosen (rule: desk.small-groups). */
export function CountedPeriod({ chosen, counted, language }: Props) {
  if (!chosen.from && !chosen.to) return null;
  const t = translatorFor(language, "desk");
  const [from, to] = [counted.from.slice(0, 7), counted.to.slice(0, 7)];
  const monthName = (month: string) => monthAndYear(`${month}-02`, language);
  const isWider = from !== chosen.from.slice(0, 7) || to !== chosen.to.slice(0, 7);
  return (
    <p className="mt-3">
      {from &&
        to &&
        (from === to
          ? t("figures.countedMonth", { month: monthName(from) })
          : t("figures.counted", { from: monthName(from), to: monthName(to) }))}
      {!from && !to && t("figures.countedAll")}
      {isWider && <span className="block text-ink-soft">{t("figures.partnerPeriods")}</span>}
    </p>
  );
}
