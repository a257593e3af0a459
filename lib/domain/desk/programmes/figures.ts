import type { Dimension, FigureFilters, Figures } from "../../../contract/desk/programmes";
import type { Content } from "../../../platform/content";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import { inTurns } from "../../../platform/in-batches";
import type { CallContext } from "../../call";
import { hasBlock, hasDistrict } from "../../places";
import { blockInWords, districtInWords, stateInWords } from "../people/words";
import { addedUp, type Counted, countPeople, noCounts } from "./count-people";
import { describePeople, describeRow, publishedSteps } from "./groups";
import type { Reader } from "./people-query";
import type { Publish } from "./small-groups";

/** How many of each group are at each step, as the reader may see it. A person counts once in a column. */
export async function programmeFigures(context: CallContext, reader: Reader, filters: FigureFilters, publish: Publish) {
  const { content } = context;
  const counted = await countPeople(context, reader, filters);
  const isPartner = reader.role === "partner";
  // All unknown values are one group.
  const groups = addedUp(
    counted.map((row) => withOneOther(filters.by, isPartner ? withKnownValue(content, filters.by, row) : row)),
  );
  const query = { content, reader, filters };
  const all = addedUp(counted.map(({ counts }) => ({ value: "", within: [], counts })))[0]?.counts ?? noCounts();
  const total = publishedSteps(publish, query, describePeople(query), all);
  const shown: Shown[] = [];
  for await (const group of inTurns(groups)) {
    const figures = publishedSteps(publish, query, describeRow(query, group), group.counts);
    // A row of fewer than five people would tell that someone is there, and rows below such a total who.
    if (total.registered !== null && figures.registered !== null) shown.push({ ...group, figures });
  }
  shown.sort(filters.by === "month" ? byValue : bySize);
  const byName = Map.groupBy(shown, ({ value }) => value);
  const rows = await Array.fromAsync(inTurns(shown), (group) => ({
    label: groupLabel(context, filters, group, byName),
    ...placeOf(context, filters.by, group),
    figures: group.figures,
  }));
  return { rows, total };
}

type Shown = Counted & { figures: Figures };
/** By published sizes, because the order of the exact ones would reveal more than the published numbers. */
const bySize = (one: Shown, other: Shown) => publishedSize(other) - publishedSize(one) || byValue(one, other);
const publishedSize = ({ figures }: Shown) => figures.registered ?? 0;
const byValue = (one: Counted, other: Counted) =>
  one.value.localeCompare(other.value) || one.within.join().localeCompare(other.within.join());

/** The value in the caller's language, or as stored. An ambiguous place has the place around it. */
function groupLabel(context: CallContext, { by, state }: FigureFilters, group: Counted, all: Map<string, Counted[]>) {
  const { value, within } = group;
  if (value === otherValues) return messagesIn(context.language).desk.figures.other;
  const [stateId = "", district = ""] = within;
  const stateName = (id: string) => stateInWords(context, Number(id), id);
  if (by === "state") return stateName(value);
  if (by === "district") {
    const { districts } = context.content.places;
    const isAmbiguous =
      !state && [...districts.values()].filter((each) => each.some(({ en }) => en === value)).length > 1;
    return inPlace(districtInWords(context, Number(stateId), value), isAmbiguous ? stateName(stateId) : "");
  }
  if (by === "block") {
    const sameName = value ? (all.get(value) ?? []).filter((other) => other !== group) : [];
    const sameDistrict = sameName.some((other) => other.within[1] === district);
    const where = [districtInWords(context, Number(stateId), district), sameDistrict ? stateName(stateId) : ""];
    const name = blockInWords(context, Number(stateId), district, value);
    return inPlace(name, sameName.length > 0 ? where.filter(Boolean).join(", ") : "");
  }
  return wordsFor(by, context.language)?.[value] ?? value;
}

/** The place around a district or block, also of those who have given none, and its code in the Local Government Directory. */
function placeOf(context: CallContext, by: Dimension, { value, within }: Counted) {
  const { states, districts, blocks } = context.content.places;
  const [stateId = "", district = ""] = within;
  const coded = (list: { en: string; lgd?: number | null }[] | undefined) =>
    list?.find(({ en }) => en === value)?.lgd ?? null;
  if (by === "state") return { place: "", lgd: states.find(({ id }) => String(id) === value)?.lgd ?? null };
  const state = stateInWords(context, Number(stateId), "");
  if (by === "district") return { place: state, lgd: coded(districts.get(Number(stateId))) };
  if (by !== "block") return { place: "", lgd: null };
  return {
    place: [districtInWords(context, Number(stateId), district), state].filter(Boolean).join(", "),
    lgd: coded(blocks.get(Number(stateId))?.get(district)),
  };
}

const inPlace = (name: string, place: string) => (name && place ? `${name} (${place})` : name);

function wordsFor(by: Dimension, language: Language): Record<string, string> | undefined {
  const { accounts, profile, desk } = messagesIn(language);
  if (by === "gender") return accounts.genders;
  if (by === "profession") return accounts.professions;
  if (by === "institution") return profile.sectors;
  return by === "language" ? desk.figures.languages : undefined;
}

/** The value of the group of "Other", "Others" and for partners all unknown values; no known value is equal to it. */
const otherValues = "\u0000other";

/** The campaigns and sources that the portal's own pages, tags and short addresses assign to a visitor. */
export function knownCampaigns({ campaigns }: Pick<Content, "campaigns">): string[] {
  const names = [...campaigns.pages, ...campaigns.redirects.redirects].map(({ slug }) => slug);
  return [...new Set([...names, ...campaigns.coBrandedTags.map(({ tag }) => tag)])].sort();
}

/** A row whose value is "Other" or "Others", which the forms offer in different lists, under the one of both. */
function withOneOther(by: Dimension, row: Counted): Counted {
  const hasOther = by === "gender" || by === "profession" || by === "institution";
  return hasOther && /^others?$/i.test(row.value) ? { ...row, value: otherValues } : row;
}

/**
 * A row under the value that a partner may read. Anybody can register with any text as campaign, source or kind of
 * institution: what is in no list of the portal would bring a stranger's text, or a name, into the figures.
 */
function withKnownValue(content: Content, by: Dimension, row: Counted): Counted {
  const { value, within } = row;
  return value === "" || isKnown(content, by, row) ? row : { ...row, value: otherValues, within: within.map(() => "") };
}

function isKnown(content: Content, by: Dimension, { value, within }: Counted): boolean {
  const [state = "", district = ""] = within;
  if (by === "month") return true;
  if (by === "state") return content.places.states.some(({ id }) => String(id) === value);
  if (by === "district") return hasDistrict(content, Number(state), value);
  if (by === "block") return hasBlock(content, Number(state), district, value);
  if (by === "campaign" || by === "source") return knownCampaigns(content).includes(value);
  return Object.hasOwn(wordsFor(by, "en") ?? {}, value);
}
