/** The page of the conclusion, which shows the situations in its place. */
export function situationsAddress(courseId: string): string {
  return `/survey/course/${courseId}?situations=1`;
}
