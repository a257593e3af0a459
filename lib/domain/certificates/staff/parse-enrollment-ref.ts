import type { EnrollmentRef } from "./enrolled-learner";

/** Reads `<enrollment id>` or `<email> <course id>` from the front of a command's words. @returns null where neither stands there */
export function parseEnrollmentRef(words: string[]): { ref: EnrollmentRef; rest: string[] } | null {
  const [first, second, ...others] = words;
  if (!first) return null;
  if (!first.includes("@")) return { ref: { enrollmentId: first }, rest: words.slice(1) };
  return second ? { ref: { email: first, courseId: second }, rest: others } : null;
}
