import { getTranslations } from "next-intl/server";
import type { ModulesAnswer } from "@/lib/contract/learning";

const tabs = ["modules", "discussions", "resources"] as const;
export type CourseTab = (typeof tabs)[number];

/** The tabs that this course has: discussions and resources only where they are on (rule: course.my-course). */
export function tabsOf(course: Pick<ModulesAnswer, "discussion_tab" | "resources_tab">): CourseTab[] {
  const shown = { modules: true, discussions: course.discussion_tab === "Yes", resources: course.resources_tab === "Yes" };
  return tabs.filter((tab) => shown[tab]);
}

/** Tabs as links, so that each has an address and works without JavaScript. */
export async function CourseTabs({ course, chosen, here }: { course: ModulesAnswer; chosen: CourseTab; here: string }) {
  const t = await getTranslations("learning");
  const names = { modules: t("modulesAndLessons"), discussions: t("discussions"), resources: t("resources") };
  return (
    <nav id="parts" aria-label={t("tabs")} className="mt-8 scroll-mt-4 border-b border-hairline">
      {/* They wrap: a tab that has to be scrolled to is not found. */}
      <ul className="flex flex-wrap gap-x-6">
        {tabsOf(course).map((tab) => (
          <li key={tab}>
            <a
              href={tab === "modules" ? `${here}#parts` : `${here}?tab=${tab}#parts`}
              aria-current={tab === chosen ? "page" : undefined}
              className="inline-flex min-h-12 items-center whitespace-nowrap border-b-4 border-transparent font-semibold no-underline hover:border-line aria-[current]:border-marigold aria-[current]:text-ink"
            >
              {names[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
