import type { CourseCard as Course } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { CourseCard } from "./course-card";

type Props = {
  courses: Course[];
  heading: "h2" | "h3";
  loading?: "lazy" | "eager";
  /** On a phone a small picture beside the words, for a list on a page with much else. */
  isCompact?: boolean;
  language: Language;
};

export function CourseList({ courses, heading, loading, isCompact = false, language }: Props) {
  const alone = courses.length === 1;
  const columns = courses.length === 2 ? "pair:grid-cols-2" : "pair:grid-cols-2 lg:grid-cols-3";
  return (
    <ul className={`grid ${isCompact ? "gap-3 pair:gap-6" : "gap-6"} ${alone ? "" : columns}`}>
      {courses.map((course) => (
        <li key={course.slug}>
          <CourseCard
            course={course}
            heading={heading}
            shape={alone ? "row" : isCompact ? "compact" : "column"}
            loading={loading}
            language={language}
          />
        </li>
      ))}
    </ul>
  );
}
