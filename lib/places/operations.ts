import type { Operations } from "../call";

export const places: Operations<"places"> = {
  async getDistricts({ content, language }, { state_id }) {
    const districts = content.places.districts.get(Number(state_id)) ?? [];
    return { data: districts.map((each) => ({ district: each.en, label: each[language] })) };
  },
};
