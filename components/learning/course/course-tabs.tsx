import type { ReactNode } from "react";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const tabs = ["modules", "discussions", "resources"] as const;
type CourseTab = (typeof tabs)[number];

/** The tabs that this course has: discussions and resources only where they are on (rule: course.my-course). */
export function courseTabs(course: Pick<ModulesAnswer, "discussion_tab" | "resources_tab">): CourseTab[] {
  const shown = {
    modules: true,
    discussions: course.discussion_tab === "Yes",
    resources: course.resources_tab === "Yes",
  };
  return tabs.filter((tab) => shown[tab]);
}

/** `children`: shown at the end of the row, and below it where they do not fit. */
type Props = { course: ModulesAnswer; chosen: CourseTab; here: string; language: Language; children?: ReactNode };

/** Tabs as links, so that each has an address and works without JavaScript. */
export function CourseTabs({ course, chosen, here, language, children }: Props) {
  const t = translatorFor(language, "learning");
  const names = { modules: t("modulesAndLessons"), discussions: t("discussions"), resources: t("resources") };
  return (
    <div id="parts" className="mt-3 scroll-mt-4 md:mt-6 md:flex md:flex-wrap lg:mt-0">
      <nav aria-label={t("tabs")} className="no-print min-w-0 flex-auto border-b border-hairline">
        {/* One row, a long name with the larger share. With very large letters it wraps: nobody finds a tab that has to be scrolled to. */}
        <ul className="flex max-[18.5rem]:flex-wrap md:flex-wrap">
          {courseTabs(course).map((tab) => (
            <li key={tab} className="min-w-min flex-auto md:flex-none">
              <a
                href={tab === "modules" ? `${here}#parts` : `${here}?tab=${tab}#parts`}
                aria-current={tab === chosen ? "page" : undefined}
                className="flex h-full min-h-13 items-center justify-center border-b-4 border-transparent px-1.5 py-1 text-center text-small leading-tight font-semibold no-underline hover:border-line aria-[current]:border-marigold aria-[current]:text-ink md:px-5"
              >
                {tab === "modules" ? (
                  // On a phone a short name, so that the three take one line between the page's margins.
                  <>
                    <span className="max-sm:sr-only">{names.modules}</span>
                    <span aria-hidden="true" className="sm:hidden">
                      {t("modulesTab")}
                    </span>
                  </>
                ) : (
                  names[tab]
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
