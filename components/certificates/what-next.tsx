import { CourseRows } from "@/components/courses";
import { Icon } from "@/components/ui/icon";
import { backendHas } from "@/lib/api/backend";
import type { CertificateData } from "@/lib/contract/certificates";
import type { CourseCard as Course } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The owner's next steps: other courses, and what is still open in this one. */
export async function WhatNext({
  data,
  courses,
  language,
}: {
  data: CertificateData;
  courses: Course[];
  language: Language;
}) {
  const hasWall = await backendHas("certificates.myWall");
  const t = translatorFor(language, "certificate");
  const wall = translatorFor(language, "wall");
  const others = courses.filter(({ slug }) => slug !== data.course_id).slice(0, 2);
  const ways = [
    ...(data.course_id
      ? [
          { href: `/view/course/${data.course_id}`, label: t("toCourse", { course: data.course_name }) },
          ...(hasWall ? [{ href: `/view/course/${data.course_id}/wall`, label: wall("open") }] : []),
        ]
      : []),
    ...(data.module_id || !data.course_id
      ? []
      : [{ href: `/survey/course/${data.course_id}`, label: t("toConclusion") }]),
    { href: "/topic", label: t("toTopics") },
  ];
  return (
    <section className="no-print" aria-labelledby="what-next">
      <h2 id="what-next" className="text-lead">
        {t("whatNext")}
      </h2>
      {others.length > 0 && (
        <div className="mt-2">
          <CourseRows courses={others} heading="h3" />
        </div>
      )}
      <ul className="mt-3 grid gap-x-8 sm:flex sm:flex-wrap">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-12 items-center gap-2">
              <Icon name="arrow" className="size-5" /> {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
