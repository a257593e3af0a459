import type { FigureFilters, Recalled } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CoursePart } from "./course-part";
import { FigureTable } from "./figure-table";
import { figureCell, figureText, tableTexts } from "./figure-texts";
import { TableFiles } from "./table-files";

type Props = { recalled: Recalled[]; filters: FigureFilters; isExact: boolean };

/** How many people still know the course and its topics after 30 days. */
export function RecallTable({ recalled, filters, isExact }: Props) {
  const { language } = filters;
  const t = translatorFor(language, "desk");
  const head = [t("figures.topic"), t("figures.recallAsked"), t("figures.recallKnow"), t("figures.recallShare")];
  const whole = recalled.find(({ topic }) => topic === "");
  const topicName = ({ topic }: Recalled) => topic || t("figures.recallAll");
  return (
    <CoursePart title={t("figures.recall")}>
      {!whole && <p className="text-ink-soft">{t("figures.recallNone")}</p>}
      {whole && (
        <>
          <p className="mb-1 font-semibold">
            {t("figures.recallSum", {
              known: figureText(whole.known, language),
              asked: figureText(whole.asked, language),
            })}
          </p>
          <p className="mb-3 text-ink-soft">{t("figures.recallLead")}</p>
          <FigureTable
            caption={t("figures.recall")}
            head={head}
            rows={recalled.map((row) => [
              { value: topicName(row), text: topicName(row) },
              figureCell(row.asked, language),
              figureCell(row.known, language),
              { value: row.share ?? -1, text: row.share === null ? "–" : `${row.share}%` },
            ])}
            texts={tableTexts(head, language)}
          />
          <TableFiles table="recalled" name={t("figures.recall")} filters={filters} isExact={isExact} />
        </>
      )}
    </CoursePart>
  );
}
