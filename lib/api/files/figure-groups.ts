import type { Dimension, FigureRow } from "../../contract/desk/programmes";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** Whether rows of this dimension are places, with the place around them and their code. */
const isPlace = (by: Dimension) => by === "state" || by === "district" || by === "block";

/** Which group a row is of, and the code of a place, for those who join the table with another one. */
type Group<Cell> = { names: Cell[]; code: Cell[] };

/** The places that all rows are in. The page names them once above its table; a file has them in each row. */
type Common = { state: string; district: string };
const inFile: Common = { state: "", district: "" };

/** The dimension of the places around the rows; none where it would be the same in each row. */
function dimensionAround(by: Dimension, { state, district }: Common): Dimension[] {
  if (by === "district" && !state) return ["state"];
  return by === "block" && !district ? ["district"] : [];
}

/** The heads of the columns that tell which group a row is of. */
export function groupHead(by: Dimension, language: Language, common = inFile): Group<string> {
  const t = translatorFor(language, "desk");
  return {
    names: [by, ...dimensionAround(by, common)].map((dimension) => t(`figures.dimensions.${dimension}`)),
    code: isPlace(by) ? [t("figures.lgd")] : [],
  };
}

/** The cells below these heads. */
export function groupCells(
  by: Dimension,
  { label, place, lgd }: FigureRow,
  language: Language,
  common = inFile,
): Group<string | number> {
  const name = label || translatorFor(language, "desk")("figures.unknown");
  // "Gaya, Bihar", or "Bihar" for people who gave no district: the state comes last.
  const around = place.endsWith(common.state) ? place.slice(0, place.length - common.state.length) : place;
  return {
    names: [name, ...dimensionAround(by, common).map(() => around.replace(/, $/, ""))],
    code: isPlace(by) ? [lgd ?? "–"] : [],
  };
}
