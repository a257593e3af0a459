import { noBlock } from "../../contract/teaching";
import { CallError } from "../../platform/call-error";
import type { Block, Content, State } from "../../platform/content";
import { inAlphabet } from "../../platform/i18n/alphabet";
import { type Language, languages } from "../../platform/i18n/language";
import type { Operations } from "../call";

/** The calls of `places` (rule: registration.places). @throws CallError for an unknown place */
export const places: Operations<"places"> = {
  async getDistricts({ content, language }, { state_id }) {
    const districts = content.places.districts.get(Number(state_id)) ?? [];
    return {
      data: inAlphabet(districts, language, (each) => each[language]).map((each) => ({
        district: each.en,
        label: each[language],
      })),
    };
  },

  async getBlocks({ content, language }, { state_id, district }) {
    const stateId = Number(state_id);
    if (!hasDistrict(content, stateId, district)) throw new CallError("BAD_REQUEST", "districtUnknown");
    const blocks = inAlphabet(listBlocks(content, stateId, district), language, (each) => each[language]);
    return { data: blocks.map((each) => ({ block: each.en, label: each[language] })) };
  },

  async getSubjects({ content, language }) {
    return { data: content.subjects.map((each) => ({ subject: each.en, label: each[language] })) };
  },
};

/** A state or union territory by its id (1 to 36, rule: registration.places). */
export function findState(content: Content, stateId: number): State | undefined {
  return content.places.states.find((state) => state.id === stateId);
}

/** Whether two texts are the same name, in upper or lower case. */
export const sameName = (one: string, other: string) =>
  one.normalize("NFC").trim().toLowerCase() === other.normalize("NFC").trim().toLowerCase();

export function placeNamed<Place extends Record<Language, string>>(places: readonly Place[], name: string) {
  return places.find((place) => languages.some((language) => sameName(place[language], name)));
}

/** Districts are identified by their English name, in every language. */
export function hasDistrict(content: Content, stateId: number, district: string): boolean {
  return content.places.districts.get(stateId)?.some((each) => each.en === district) ?? false;
}

/** The blocks of a district; empty for a state whose blocks the content does not have. */
export function listBlocks(content: Content, stateId: number, district: string): Block[] {
  return content.places.blocks.get(stateId)?.get(district) ?? [];
}

/** A block of the district by its English name, or the forms' "NA". */
export function hasBlock(content: Content, stateId: number, district: string, block: string): boolean {
  return block === noBlock || listBlocks(content, stateId, district).some((each) => each.en === block);
}

/** Subjects are identified by their English name, in every language. */
export function isSubject(content: Content, subject: string): boolean {
  return content.subjects.some((each) => each.en === subject);
}
