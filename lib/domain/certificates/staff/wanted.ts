import type { Wanted } from "./enrolled-learner";

/** Reads `<enrollment id>` or `<email> <course id>` from the front of a command's words. @returns null where neither stands there */
export function wantedFrom(words: string[]): { wanted: Wanted; rest: string[] } | null {
  const [first, second, ...others] = words;
  if (!first) return null;
  if (!first.includes("@")) return { wanted: { enrollmentId: first }, rest: words.slice(1) };
  return second ? { wanted: { email: first, courseId: second }, rest: others } : null;
}
