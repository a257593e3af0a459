/** The page of a case after the choices of a path; its start where the path is empty. */
export function caseAddress({ course_id, id }: { course_id: string; id: string }, path = ""): string {
  return `/my-courses/${course_id}/cases/${id}${path ? `?path=${path}` : ""}`;
}
