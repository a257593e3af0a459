import type { Database } from "../../../platform/db";

/** The letters of the steps in a way through the courses, in the order of `steps`: enrolled, started, completed, certificate. */
const letters = ["e", "s", "c", "d"] as const;

/** A way through all courses that people have taken; for each step 1 where they took it in one of the courses, else 0. */
export type CourseWay = { id: number; steps: number[] };

/** The ways that lead through the area at all, with the steps in some of its courses. */
export async function waysThrough(db: Database, area: string[], courses: string[]): Promise<CourseWay[]> {
  const patterns = await db.selectFrom("figure_patterns").select(["id", "pattern"]).where("course_id", "=", "").execute();
  return patterns.flatMap(({ id, pattern }) => {
    const way = readWay(pattern);
    if (!area.some((course) => way.has(course))) return [];
    return { id, steps: letters.map((letter) => (courses.some((course) => way.get(course)?.includes(letter)) ? 1 : 0)) };
  });
}

/** "one:esc two:e": what somebody did in which course. */
export function readWay(pattern: string): Map<string, string> {
  return new Map(
    pattern.split(" ").map((course): [string, string] => {
      const at = course.lastIndexOf(":");
      return [course.slice(0, at), course.slice(at + 1)];
    }),
  );
}
