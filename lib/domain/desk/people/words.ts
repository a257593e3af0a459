import { messagesIn } from "../../../platform/i18n/messages";
import type { CallContext } from "../../call";
import { listBlocks } from "../../places";

type Place = { state_id: number | null; state: string; district: string; block: string };
type Context = Pick<CallContext, "content" | "language">;

/** Block, district and state in the caller's language; an unknown place as it is stored. */
export function placeInWords(context: Context, { state_id, state, district, block }: Place): string {
  const stateId = state_id ?? context.content.places.states.find(({ en }) => en === state)?.id ?? 0;
  const names = [
    blockInWords(context, stateId, district, block),
    districtInWords(context, stateId, district),
    stateInWords(context, stateId, state),
  ];
  return names.filter(Boolean).join(", ");
}

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
  const names: Record<string, string> = messagesIn(language).accounts.professions;
  return names[profession] ?? profession;
}
