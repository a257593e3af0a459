import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
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
  return <StaticHtml id="crumbs" html={renderHtml(<Breadcrumb crumbs={crumbs} language={language} />)} />;
}
