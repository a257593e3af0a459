import { getTranslations } from "next-intl/server";
import type { CourseDetail } from "@/lib/contract/courses";
import { Curriculum } from "./curriculum";
import { Faqs } from "./faqs";
import { PartTabs } from "./parts/part-tabs";

/** The four parts under a course: tabs on desktops, sections with a jump list elsewhere. */
export async function CourseParts({ course }: { course: CourseDetail }) {
  const t = await getTranslations("course");
  const parts = [
    { id: "about", label: t("about"), body: <Html html={course.desciption} /> },
    { id: "curriculum", label: t("curriculum"), body: <Curriculum syllabus={course.syllabus} /> },
    { id: "how-it-works", label: t("howItWorks"), body: <Html html={course.how_it_works} /> },
    { id: "faqs", label: t("faqs"), body: <Faqs faqs={course.faqs} /> },
  ];
  return <PartTabs parts={parts} label={t("parts")} />;
}

/** HTML that the backend has sanitised. Its headings are lowered by one level, below the heading of their part. */
function Html({ html }: { html: string }) {
  const lowered = html.replace(/<(\/?)h3\b/g, "<$1h4").replace(/<(\/?)h2\b/g, "<$1h3");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract)
  return <div className="prose max-w-2xl [&>:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: lowered }} />;
}
