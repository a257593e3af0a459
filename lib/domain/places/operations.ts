import { CallError } from "../../platform/call-error";
import { inAlphabet } from "../../platform/i18n/alphabet";
import type { Operations } from "../call";
import { hasDistrict, listBlocks } from "./lookup";

/**
 * The calls of `places`: districts, blocks and school subjects (rule: registration.places). @throws CallError for an
 * unknown place
 */
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
