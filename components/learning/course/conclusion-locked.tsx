import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { missingEndCase, missingTopics } from "../missing/missing";
import { MissingEndCase, MissingTopics } from "../missing/missing-list";

/** The conclusion before its course is complete: the missing parts, each with a link. */
export function ConclusionLocked({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  const surveys = translatorFor(language, "surveys");
  const { name, slug } = course.course_info;
  const endCase = missingEndCase(course);
  const here = `/view/course/${slug}`;
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <p className="font-semibold text-ink-soft">{name}</p>
      <h1>{surveys("conclusionTitle")}</h1>
      <section
        aria-labelledby="open-topics"
        className="mt-4 rounded-card border border-hairline bg-white px-4 py-5 sm:px-6"
      >
        <h2 id="open-topics" className="flex items-center gap-2 text-lead">
          <Icon name="lock" className="size-6 text-peacock" />
          {surveys("conclusionLocked")}
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">{surveys("conclusionLockedLead")}</p>
        <ul className="grid gap-y-3">
          <MissingTopics topics={missingTopics(course)} course={here} t={t} />
          {endCase && <MissingEndCase endCase={endCase} t={t} />}
        </ul>
      </section>
      <LinkButton href={here} className="mt-6 w-full">
        {surveys("backToMyCourse")} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </article>
  );
}
