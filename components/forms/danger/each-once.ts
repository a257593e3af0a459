import type { Danger } from "@/lib/contract/danger/kinds";

/** Those of the text as it is typed and of the text that was sent, each once. */
export function eachOnce(...lists: (readonly Danger[] | undefined)[]): Danger[] {
  return [...new Set(lists.flatMap((list) => list ?? []))];
}
