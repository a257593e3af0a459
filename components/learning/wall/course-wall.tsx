import { LinkButton } from "@/components/ui/button";
import { backendHas } from "@/lib/api/backend";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { isColoured } from "@/lib/platform/walls";
import { RememberWall } from "./remember-wall";
import { wallOfCourse } from "./wall-of-course";
import { SmallWall } from "./wall-painting";

/** `seen`: the cookie of wall-of-course.ts. */
type Props = { course: ModulesAnswer; seen: string | undefined; language: Language };

/** The course as a painting, with a sentence below it before the first topic and at the end; a finished one leads to its own page. */
export async function CourseWall({ course, seen: before, language }: Props) {
  const { wall, links, seen } = wallOfCourse(course, before);
  if (wall.parts.length === 0) return null;
  const hasPage = await backendHas("certificates.myWall");
  const t = translatorFor(language, "wall");
  const complete = wall.parts.every(isColoured);
  const finished = course.enrollment_info[0]?.status === "Completed";
  const own = `/view/course/${course.course_info.slug}/wall`;
  return (
    <figure className="mt-3 min-w-0 sm:mt-4 lg:col-start-1 lg:mt-0">
      {/* On a phone its parts are too small to be pressed, and the whole wall is one link. */}
      <div className="relative">
        <SmallWall wall={wall} links={links} prefix="wall" className="sm:rounded-card max-md:pointer-events-none" />
        {!finished && hasPage && (
          <a href={own} className="no-print absolute inset-0 md:hidden">
            <span className="sr-only">{t("lookLink")}</span>
          </a>
        )}
      </div>
      <RememberWall seen={seen} />
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-soft">
        {(complete || !wall.parts.some(isColoured)) && <span>{t(complete ? "complete" : "begin")}</span>}
        {!finished && hasPage && (
          <a href={`${own}#choose-look`} className="no-print inline-flex min-h-11 items-center max-md:hidden">
            {t("lookLink")}
          </a>
        )}
        {finished && hasPage && (
          <LinkButton href={own} look="secondary" size="small" className="no-print">
            {t("open")}
          </LinkButton>
        )}
      </figcaption>
    </figure>
  );
}
