import type { ModuleTopic } from "@/lib/contract/learning";

/** The done parts of the topics, of which the percent is the share (rule: progress.one-rule). */
export function countParts(topics: ModuleTopic[]): { done: number; total: number } {
  const parts = topics.flatMap(({ needs }) => needs);
  return { done: parts.filter(({ done }) => done).length, total: parts.length };
}
