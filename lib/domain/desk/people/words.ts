import { type Language, languages } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";
import { listBlocks } from "../../places";

type Context = Pick<CallContext, "content" | "language">;

/**
 * Block, district and state in the caller's language; an unknown place as it is stored. `school`: a school's name that
 * the page shows before the place. The result leaves out each part that this name contains in any language.
 */
export function placeInWords(
  { content, language }: Context,
  { state_id, state, district, block }: { state_id: number | null; state: string; district: string; block: string },
  school = "",
): string {
  const stateId = state_id ?? content.places.states.find(({ en }) => en === state)?.id ?? 0;
  const namesIn = (each: Language) => [
    blockInWords({ content, language: each }, stateId, district, block),
    districtInWords({ content, language: each }, stateId, district),
    stateInWords({ content, language: each }, stateId, state),
  ];
  // Lists of people name no school, so they look up the names of one language only.
  const inEach = school ? languages.map(namesIn) : [];
  const isSaid = (index: number) => inEach.some((names) => asWords(school).includes(asWords(names[index] ?? "")));
  return namesIn(language)
    .filter((name, index) => name && !isSaid(index))
    .join(", ");
}

/** The words in small letters between single spaces, to compare whole words. */
const asWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .join(" ")} `;

export function stateInWords({ content, language }: Context, stateId: number, unknown = String(stateId)): string {
  return content.places.states.find(({ id }) => id === stateId)?.[language] ?? unknown;
}

export function districtInWords({ content, language }: Context, stateId: number, district: string): string {
  return content.places.districts.get(stateId)?.find(({ en }) => en === district)?.[language] ?? district;
}

export function blockInWords({ content, language }: Context, stateId: number, district: string, block: string): string {
  return listBlocks(content, stateId, district).find(({ en }) => en === block)?.[language] ?? block;
}

export function courseInWords({ content, language }: Context, courseId: string): string {
  return content.courseById.get(courseId)?.name[language] ?? courseId;
}

export function professionInWords({ language }: Pick<CallContext, "language">, profession: string): string {
  const names: Record<string, string> = messagesIn(language).accounts.oneProfession;
  return names[profession] ?? profession;
}
