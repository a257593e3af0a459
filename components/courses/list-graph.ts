import type { Graph } from "schema-dts";
import type { Crumb } from "@/components/ui/breadcrumb";
import type { CourseCard } from "@/lib/contract/courses";
import { settings } from "@/lib/settings";
import { crumbList } from "./crumb-list";

/** The list of courses, for search engines. */
export function listGraph(courses: CourseCard[], crumbs: Crumb[]): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ItemList",
        itemListElement: courses.map((course, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: course.name,
          url: new URL(`/info/course/${course.slug}`, settings().portalUrl).href,
        })),
      },
      crumbList(crumbs, "/courses"),
    ],
  };
}
