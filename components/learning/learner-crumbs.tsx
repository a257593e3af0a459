import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** `page`: the name of a page below the dashboard, or below the course. */
type Props = { course?: { slug: string; name: string }; page?: string; language: Language };

export function LearnerCrumbs({ course, page, language }: Props) {
  const crumbs = [
    { label: translatorFor(language, "learning")("myCourses"), href: "/dashboard" },
    ...(course ? [{ label: course.name, href: page && `/view/course/${course.slug}` }] : []),
    ...(page ? [{ label: page }] : []),
  ];
  return <Breadcrumb crumbs={crumbs} language={language} />;
}
