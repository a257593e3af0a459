import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { LearningTexts } from "../texts";
import { Stream } from "./drawings";

/** The end of the path: the conclusion with its survey, which opens when the course is complete (rule: conclusion.after-completion). */
export function PathEnd({ course, t }: { course: ModulesAnswer; t: LearningTexts }) {
  const side = course.moduleTopic_info.length % 2 === 0 ? "a" : "b";
  const open = !course.summary_lock;
  return (
    <li className="path-row" data-side="none">
      <Stream side={side} flows={open} />
      <span className="path-place">
        <span className="path-mark landmark-plate size-14 md:size-16">
          <Icon name="certificate" className="size-8" />
        </span>
      </span>
      <div className="flex min-h-24 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className={`text-[1.15rem] ${open ? "" : "text-ink-soft"}`}>{t("pathEnd")}</h3>
          <p className="text-[0.9em] leading-snug text-ink-soft">{t(open ? "pathEndOpen" : "pathEndLocked")}</p>
        </div>
        {open && (
          <LinkButton href={`/survey/course/${course.course_info.slug}`} size="small" look="secondary">
            {t("toConclusion")}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
