import type { CourseCard as Course } from "@/lib/contract/courses";
import { CourseCard } from "./course-card";

export function CourseList({ courses, heading }: { courses: Course[]; heading: "h2" | "h3" }) {
  const alone = courses.length === 1;
  return (
    <ul className={`grid gap-6 ${alone ? "" : "md:grid-cols-2 lg:grid-cols-3"}`}>
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseCard course={course} heading={heading} wide={alone} />
        </li>
      ))}
    </ul>
  );
}
