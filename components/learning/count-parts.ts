import type { ModuleTopic } from "@/lib/contract/learning";

/**
 * The done parts of the topics, of which the percent is the share (rule: progress.one-rule); an end case that is due is
 * one part more once all others are done.
 */
export function countParts(topics: ModuleTopic[], endCaseDue: boolean): { done: number; total: number } {
  const parts = topics.flatMap(({ needs }) => needs);
  const done = parts.filter((part) => part.done).length;
  return { done, total: parts.length + (endCaseDue && done === parts.length ? 1 : 0) };
}
