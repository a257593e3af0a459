import type { Content } from "../content";

type State = Content["places"]["states"][number];

/** A state or union territory by its id (1 to 36, accounts §9). */
export function findState(content: Content, stateId: number): State | undefined {
  return content.places.states.find((state) => state.id === stateId);
}

/** Districts are known by their English name, in every language. */
export function isDistrictOf(content: Content, stateId: number, district: string): boolean {
  return content.places.districts.get(stateId)?.some((each) => each.en === district) ?? false;
}
