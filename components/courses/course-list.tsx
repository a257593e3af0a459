import type { CourseCard as Course } from "@/lib/contract/courses";
import { CourseCard } from "./course-card";

export function CourseList({
  courses,
  heading,
  loading,
}: {
  courses: Course[];
  heading: "h2" | "h3";
  loading?: "lazy" | "eager";
}) {
  const alone = courses.length === 1;
  const columns = courses.length === 2 ? "pair:grid-cols-2" : "pair:grid-cols-2 lg:grid-cols-3";
  return (
    <ul className={`grid gap-6 ${alone ? "" : columns}`}>
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseCard course={course} heading={heading} shape={alone ? "row" : "column"} loading={loading} />
        </li>
      ))}
    </ul>
  );
}
