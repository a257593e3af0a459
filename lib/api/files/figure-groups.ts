import type { Dimension, FigureRow } from "../../contract/desk/programmes";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** Whether rows of this dimension are places, with the place around them and their code. */
const isPlace = (by: Dimension) => by === "state" || by === "district" || by === "block";

/** The heads of the columns that tell which group a row is of. */
export function groupHead(by: Dimension, language: Language): string[] {
  const t = translatorFor(language, "desk");
  const around = by === "district" ? ["state" as const] : by === "block" ? ["district" as const] : [];
  return [
    ...[by, ...around].map((dimension) => t(`figures.dimensions.${dimension}`)),
    ...(isPlace(by) ? [t("figures.lgd")] : []),
  ];
}

/** The cells below these heads. */
export function groupCells(by: Dimension, { label, place, lgd }: FigureRow, language: Language): (string | number)[] {
  const name = label || translatorFor(language, "desk")("figures.unknown");
  return [name, ...(by === "district" || by === "block" ? [place] : []), ...(isPlace(by) ? [lgd ?? "–"] : [])];
}
