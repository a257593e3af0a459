import type { FigureFilters, Gain } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CoursePart } from "./course-part";
import { FigureTable } from "./figure-table";
import { figureCell, figureText, tableTexts } from "./figure-texts";
import { TableFiles } from "./table-files";

type Props = { gains: Gain[]; filters: FigureFilters };

/** What people answered to the same question before and after the course. */
export function GainTables({ gains, filters }: Props) {
  const { language } = filters;
  const t = translatorFor(language, "desk");
  const head = [t("figures.answer"), t("figures.before"), t("figures.after")];
  if (gains.length === 0) return null;
  return (
    <CoursePart title={t("figures.gains")}>
      <p className="mb-3 text-ink-soft">{t("figures.gainsLead")}</p>
      {gains.map(({ question, answers, better, same, worse }) => (
        <div key={question} className="grid gap-3">
          <FigureTable
            caption={question}
            head={head}
            rows={answers.map(({ answer, before, after }) => [{ value: answer, text: answer }, figureCell(before, language), figureCell(after, language)])}
            texts={tableTexts(head, language)}
          />
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            {(
              [
                [t("figures.better"), better],
                [t("figures.same"), same],
                [t("figures.worse"), worse],
              ] as const
            ).map(([label, people]) => (
              <div key={label} className="flex gap-2">
                <dt>{label}:</dt>
                <dd className="font-semibold">{figureText(people, language)}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <TableFiles table="gains" name={t("figures.gains")} filters={filters} />
    </CoursePart>
  );
}
