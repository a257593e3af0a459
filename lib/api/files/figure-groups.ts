import type { Dimension, FigureRow } from "../../contract/desk/programmes";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** Whether rows of this dimension are places, with the place around them and their code. */
const isPlace = (by: Dimension) => by === "state" || by === "district" || by === "block";

/** Which group a row is of, and the code of a place, for those who join the table with another one. */
type Group<Cell> = { names: Cell[]; code: Cell[] };

/** The heads of the columns that tell which group a row is of. */
export function groupHead(by: Dimension, language: Language): Group<string> {
  const t = translatorFor(language, "desk");
  const around = by === "district" ? ["state" as const] : by === "block" ? ["district" as const] : [];
  return {
    names: [by, ...around].map((dimension) => t(`figures.dimensions.${dimension}`)),
    code: isPlace(by) ? [t("figures.lgd")] : [],
  };
}

/** The cells below these heads. */
export function groupCells(
  by: Dimension,
  { label, place, lgd }: FigureRow,
  language: Language,
): Group<string | number> {
  const name = label || translatorFor(language, "desk")("figures.unknown");
  return {
    names: [name, ...(by === "district" || by === "block" ? [place] : [])],
    code: isPlace(by) ? [lgd ?? "–"] : [],
  };
}
