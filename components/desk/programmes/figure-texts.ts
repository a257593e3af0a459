import { type Figures, measures, smallestGroup } from "@/lib/contract/desk/programmes";
import { formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { FigureCell } from "./figure-table";

/** A number, or "<5" where it is not shown (rule: desk.small-groups). */
export function figureText(figure: number | null, language: Language): string {
  return figure === null ? `<${smallestGroup}` : formatNumber(figure, language);
}

/** A cell of the table; numbers that are not shown sort below all others. */
export function figureCell(figure: number | null, language: Language): FigureCell {
  return { value: figure ?? 0.5, text: figureText(figure, language) };
}

/** The way from registration to the certificate; who is active this week is not a step of it. */
export const funnel = measures.filter((measure) => measure !== "active");
export const columns = [...funnel, "active" as const];

export function figureCells(figures: Figures, language: Language): FigureCell[] {
  return columns.map((measure) => figureCell(figures[measure], language));
}

export function tableTexts(head: string[], language: Language) {
  const t = translatorFor(language, "desk");
  return {
    find: t("figures.filterRows"),
    sortBy: head.map((column) => t("figures.sortBy", { column })),
    previous: t("previous"),
    next: t("next"),
    page: t("figures.page"),
  };
}
