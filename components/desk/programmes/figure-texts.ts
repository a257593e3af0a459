import { measures, smallestGroup } from "@/lib/contract/desk/programmes";
import { formatNumber } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
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
