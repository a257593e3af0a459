import type { Database } from "../../../platform/db";

/** The letters of the steps in a pattern, in the order of `steps`: enrolled, started, completed, certificate. */
const letters = ["e", "s", "c", "d"] as const;

/**
 * A stored pattern of steps in all courses; `steps` has 1 for each step taken in one of the requested courses, else 0.
 */
type StepPattern = { id: number; steps: number[] };

/** The patterns with any course of the area, each with the steps taken in `courses`. */
export async function stepPatterns(db: Database, area: string[], courses: string[]): Promise<StepPattern[]> {
  const patterns = await db
    .selectFrom("figure_patterns")
    .select(["id", "pattern"])
    .where("course_id", "=", "")
    .execute();
  return patterns.flatMap(({ id, pattern }) => {
    const way = readSteps(pattern);
    if (!area.some((course) => way.has(course))) return [];
    return {
      id,
      steps: letters.map((letter) => (courses.some((course) => way.get(course)?.includes(letter)) ? 1 : 0)),
    };
  });
}

/** Reads "one:esc two:e": by course, the letters of the steps. */
function readSteps(pattern: string): Map<string, string> {
  return new Map(
    pattern.split(" ").map((course): [string, string] => {
      const at = course.lastIndexOf(":");
      return [course.slice(0, at), course.slice(at + 1)];
    }),
  );
}
