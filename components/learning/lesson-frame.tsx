import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Icon } from "@/components/ui/icon";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { stepCount } from "./steps";

/** Thin progress line on top, the page list folded on phones and at the side on desktops, the section in the middle. */
export async function LessonFrame({ place, children }: { place: TopicAccess; children: ReactNode }) {
  const { topic, section, page } = place;
  const t = await getTranslations("learning");
  const { step, steps } = stepCount(topic, section, page);
  const crumbs = [{ label: t("myCourses"), href: "/dashboard" }, { label: topic.course_name, href: `/view/course/${topic.course_id}` }, { label: topic.name }];
  return (
    <div className="container-page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="lg:col-span-2">
        <Breadcrumb crumbs={crumbs} />
        <progress className="lesson-progress" value={step} max={steps} aria-label={t("lessonProgress", { step, steps })} />
      </div>
      <aside className="mt-4">
        <div className="hidden lg:sticky lg:top-6 lg:block">
          <LessonList place={place} />
        </div>
        <details className="group rounded-card border border-hairline bg-white lg:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 font-semibold">
            <span>{t("lessonParts")}</span>
            <span className="ms-auto text-[0.9em] font-normal text-ink-soft">{t("lessonStep", { step, steps })}</span>
            <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-4">
            <LessonList place={place} />
          </div>
        </details>
      </aside>
      <article className="measure mx-auto mt-6 w-full pb-8">{children}</article>
    </div>
  );
}
