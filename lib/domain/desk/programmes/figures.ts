import { type Dimension, type FigureFilters, type FigureRow, type Figures, type Measure, measures } from "../../../contract/desk/programmes";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { type Counted, countPeople } from "./count-people";
import { withoutSmallGroups } from "./small-groups";

/** How many people each group has at each step, small groups removed. Each person counts once in each column. */
export async function programmeFigures(context: CallContext, staff: Staff, filters: FigureFilters): Promise<{ rows: FigureRow[]; total: Figures }> {
  const groups = await countPeople(context, staff, filters);
  const order = filters.by === "month" ? byValue : bySize;
  const sorted = groups.sort(order);
  const byMeasure = Object.fromEntries(
    measures.map((measure) => {
      const column = sorted.map(({ counts }) => counts[measure]);
      return [
        measure,
        withoutSmallGroups(
          column,
          column.reduce((all, count) => all + count, 0),
        ),
      ];
    }),
  ) as Record<Measure, ReturnType<typeof withoutSmallGroups>>;
  const figuresAt = (index: number) => Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].column[index] ?? null])) as Figures;
  return {
    rows: sorted.map(({ value }, index) => ({ label: labelOf(context, filters.by, value), figures: figuresAt(index) })),
    total: Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].total])) as Figures,
  };
}

const bySize = (one: Counted, other: Counted) => other.counts.registered - one.counts.registered || byValue(one, other);
const byValue = (one: Counted, other: Counted) => one.value.localeCompare(other.value);

/** The value in the caller's language; what the portal does not know shows as it is stored. */
function labelOf({ content, language }: CallContext, by: Dimension, value: string): string {
  if (by === "state") return content.places.states.find(({ id }) => String(id) === value)?.[language] ?? value;
  if (by === "district") return districtName({ content }, value, language);
  const known: Record<string, string> | undefined = wordsFor(by, language);
  return known?.[value] ?? value;
}

function districtName({ content }: Pick<CallContext, "content">, value: string, language: Language): string {
  for (const districts of content.places.districts.values()) {
    const found = districts.find(({ en }) => en === value);
    if (found) return found[language];
  }
  return value;
}

function wordsFor(by: Dimension, language: Language): Record<string, string> | undefined {
  const { accounts, profile, desk } = messagesIn(language);
  if (by === "gender") return accounts.genders;
  if (by === "profession") return accounts.professions;
  if (by === "institution") return profile.sectors;
  return by === "language" ? desk.figures.languages : undefined;
}
