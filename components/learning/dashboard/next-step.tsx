import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MyCourse } from "@/lib/contract/learning";
import { resumeAddress } from "../steps";

/** The one thing to go on with: the course that was joined last and is not complete. */
export async function NextStep({ course }: { course: MyCourse }) {
  const t = await getTranslations("learning");
  const dashboard = await getTranslations("dashboard");
  return (
    <section aria-labelledby="next-step" className="mt-5 overflow-hidden rounded-card border border-peacock bg-white">
      <div className="grid sm:grid-cols-[12rem_1fr] md:grid-cols-[15rem_1fr]">
        {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
        <img src={course.icon} alt="" width={480} height={320} className="hidden h-full w-full object-cover sm:block" />
        <div className="p-4 sm:p-5">
          <h2 id="next-step" className="text-[1rem] text-ink-soft">
            {dashboard("next")}
          </h2>
          <p className="mt-1 font-heading text-[1.3rem] leading-snug font-bold">{course.resume?.topic_name ?? course.name}</p>
          {course.resume && <p className="mt-1 text-ink-soft">{dashboard("inCourse", { course: course.name })}</p>}
          <LinkButton href={resumeAddress(course) ?? `/view/course/${course.slug}`} className="mt-3 max-sm:w-full">
            {t(course.current_topic ? "resumeLeft" : "startCourse")}
            <Icon name="arrow" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
