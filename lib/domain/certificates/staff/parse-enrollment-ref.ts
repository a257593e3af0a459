import type { EnrollmentRef } from "./enrolled-learner";

/**
 * Parses `<enrollment id>` or `<email> <course id>` at the start of a command's arguments. @returns null when neither
 * is there
 */
export function parseEnrollmentRef(words: string[]): { ref: EnrollmentRef; rest: string[] } | null {
  const [first, second, ...others] = words;
  if (!first) return null;
  if (!first.includes("@")) return { ref: { enrollmentId: first }, rest: words.slice(1) };
  return second ? { ref: { email: first, courseId: second }, rest: others } : null;
}
