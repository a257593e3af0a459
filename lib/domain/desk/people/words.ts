import { messagesIn } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";

type Place = { state_id: number | null; state: string; district: string; block: string };
type Context = Pick<CallContext, "content" | "language">;

/** Block, district and state in the caller's language; an unknown place as it is stored. */
export function placeInWords(context: Context, { state_id, state, district, block }: Place): string {
  const { language, content } = context;
  const { places } = content;
  const stateId = state_id ?? places.states.find(({ en }) => en === state)?.id ?? 0;
  return [
    places.blocks
      .get(stateId)
      ?.get(district)
      ?.find(({ en }) => en === block)?.[language] ?? block,
    districtInWords(context, stateId, district),
    places.states.find(({ id }) => id === stateId)?.[language] ?? state,
  ]
    .filter(Boolean)
    .join(", ");
}

export function districtInWords({ content, language }: Context, stateId: number, district: string): string {
  return content.places.districts.get(stateId)?.find(({ en }) => en === district)?.[language] ?? district;
}

export function professionInWords({ language }: Pick<CallContext, "language">, profession: string): string {
  const names: Record<string, string> = messagesIn(language).accounts.professions;
  return names[profession] ?? profession;
}
