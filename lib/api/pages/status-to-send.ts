import type { RequestState } from "../../platform/portal.ts";

/**
 * The status of a response. What the page has set comes first. A page that was rendered as usual is never 200 where it
 * is known that nothing has its address, even if its rendering did not find its request (docs/decisions/0160). A
 * redirect stays one.
 */
export function statusToSend({ status, known }: Pick<RequestState, "status" | "known">, rendered: number): number {
  return status ?? (rendered === 200 && known ? known : rendered);
}
