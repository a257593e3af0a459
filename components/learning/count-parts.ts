import type { ModuleTopic } from "@/lib/contract/learning";

/**
 * The done parts of the topics, of which the percent is the share (rule: progress.one-rule); an end case that is due is
 * one part more.
 */
export function countParts(topics: ModuleTopic[], endCaseDue: boolean): { done: number; total: number } {
  const parts = topics.flatMap(({ needs }) => needs);
  return { done: parts.filter(({ done }) => done).length, total: parts.length + (endCaseDue ? 1 : 0) };
}
