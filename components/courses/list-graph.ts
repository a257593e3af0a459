import type { Graph } from "schema-dts";
import { publicAddress } from "@/components/layout/metadata/breadcrumb";
import type { CourseCard } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";

/** Structured data of the list of courses. */
export function listGraph(courses: CourseCard[], language: Language): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ItemList",
        itemListElement: courses.map((course, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: course.name,
          url: publicAddress(`/info/course/${course.slug}`, language),
        })),
      },
    ],
  };
}
