import type { ApiClient } from "@/lib/api/backend";
import type { Language } from "@/lib/platform/i18n/language";
import type { Option } from "../field";

// The choices of a place, for the server and for the browser, which have clients of their own.

export type PlacesApi = Pick<ApiClient, "places">;

export async function findDistricts({ places }: PlacesApi, state_id: number, language: Language): Promise<Option[]> {
  const { data } = await places.getDistricts({ state_id, language });
  return data.map(({ district, label }) => ({ value: district, label }));
}

export async function findBlocks(
  { places }: PlacesApi,
  state_id: number,
  district: string,
  language: Language,
): Promise<Option[]> {
  const { data } = await places.getBlocks({ state_id, district, language });
  return data.map(({ block, label }) => ({ value: block, label }));
}
