import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { FigureFilters, Recalled } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";
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

/**
 * A part of a course's figures. On a phone it is folded below its title, also without JavaScript. The content is a
 * sibling of the `<details>`, so that wide screens show it whether that is open or not (rule: course.page).
 */
export function CoursePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-md:border-b max-md:border-hairline">
      <h3 className="max-md:hidden">{title}</h3>
      <details className="group md:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h3>{title}</h3>
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
      </details>
      <div className="max-md:pb-5 max-md:[details:not([open])+&]:hidden">{children}</div>
    </div>
  );
}
