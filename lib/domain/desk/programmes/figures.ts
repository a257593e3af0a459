import { type Dimension, type FigureFilters, type FigureRow, type Figures, type Measure, measures } from "../../../contract/desk/programmes";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { type Counted, countPeople } from "./count-people";
import { published, publishedColumn } from "./small-groups";

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
        publishedColumn(
          column,
          column.reduce((all, count) => all + count, 0),
        ),
      ];
    }),
  ) as Record<Measure, ReturnType<typeof publishedColumn>>;
  const figuresAt = (index: number) => Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].column[index] ?? null])) as Figures;
  const byName = Map.groupBy(sorted, ({ value }) => value);
  return {
    rows: sorted.map((group, index) => ({ label: labelOf(context, filters, group, byName), figures: figuresAt(index) })),
    total: Object.fromEntries(measures.map((measure) => [measure, byMeasure[measure].total])) as Figures,
  };
}

/** By published sizes: the order of the exact ones would tell more than the numbers do. */
const bySize = (one: Counted, other: Counted) => sizeOf(other) - sizeOf(one) || byValue(one, other);
const sizeOf = ({ counts }: Counted) => published(counts.registered) ?? 1;
const byValue = (one: Counted, other: Counted) => one.value.localeCompare(other.value) || one.within.join().localeCompare(other.within.join());

/** The value in the caller's language; what the portal does not know shows as it is stored. A place of an ambiguous name shows where it lies. */
function labelOf({ content, language }: CallContext, { by, state }: FigureFilters, group: Counted, all: Map<string, Counted[]>): string {
  const { value, within } = group;
  const [stateId = "", district = ""] = within;
  const stateName = (id: string) => content.places.states.find((each) => String(each.id) === id)?.[language] ?? id;
  if (by === "state") return stateName(value);
  if (by === "district") {
    const isAmbiguous = !state && [...content.places.districts.values()].filter((districts) => districts.some(({ en }) => en === value)).length > 1;
    return inPlace(districtName({ content }, stateId, value, language), isAmbiguous ? stateName(stateId) : "");
  }
  if (by === "block") {
    const sameName = value ? (all.get(value) ?? []).filter((other) => other !== group) : [];
    const sameDistrict = sameName.some((other) => other.within[1] === district);
    const where = [districtName({ content }, stateId, district, language), sameDistrict ? stateName(stateId) : ""];
    return inPlace(value, sameName.length > 0 ? where.filter(Boolean).join(", ") : "");
  }
  const known: Record<string, string> | undefined = wordsFor(by, language);
  return known?.[value] ?? value;
}

const inPlace = (name: string, place: string) => (name && place ? `${name} (${place})` : name);

function districtName({ content }: Pick<CallContext, "content">, stateId: string, value: string, language: Language): string {
  return content.places.districts.get(Number(stateId))?.find(({ en }) => en === value)?.[language] ?? value;
}

function wordsFor(by: Dimension, language: Language): Record<string, string> | undefined {
  const { accounts, profile, desk } = messagesIn(language);
  if (by === "gender") return accounts.genders;
  if (by === "profession") return accounts.professions;
  if (by === "institution") return profile.sectors;
  return by === "language" ? desk.figures.languages : undefined;
}
