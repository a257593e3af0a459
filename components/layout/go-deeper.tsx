import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The way on from a public page: the topic that goes deeper, and a class plan (content/ways-on.yaml). */
export function GoDeeper({ path, language }: { path: string; language: Language }) {
  const way = portalContent().waysOn.get(path);
  if (!way) return null;
  const t = translatorFor(language, "goDeeper");
  const { course, topic, plan } = way;
  return (
    <WayOnCard
      title={t("title")}
      picture={course.picture}
      line={t.rich("line", {
        course: course.name[language],
        topic: topic.name[language],
        b: (words) => <b>{words}</b>,
      })}
    >
      <LinkButton href={`/info/course/${course.id}#curriculum`} className="for-guests">
        {t("seeCourse")} <Icon name="arrow" className="size-5" />
      </LinkButton>
      <LinkButton href={`/course/module/${topic.id}`} className="for-learners">
        {t("openTopic")} <Icon name="arrow" className="size-5" />
      </LinkButton>
      {plan && (
        <a href={`/class-plans/${plan.id}`} className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <Icon name="book" className="size-5" /> <span>{t("plan", { plan: plan.name[language] })}</span>
        </a>
      )}
    </WayOnCard>
  );
}

/** The way on from a page about the portal: the courses and the class plans. */
export function BeginWithUs({ language }: { language: Language }) {
  const t = translatorFor(language, "goDeeper");
  return (
    <WayOnCard title={t("begin")} picture="/images/courses/growing-up-healthy.svg" line={t("beginLine")}>
      <LinkButton href="/courses">
        {t("courses")} <Icon name="arrow" className="size-5" />
      </LinkButton>
      <LinkButton href="/class-plans" look="secondary">
        {t("plans")}
      </LinkButton>
    </WayOnCard>
  );
}

type CardProps = { title: string; picture: string; line: ReactNode; children: ReactNode };

function WayOnCard({ title, picture, line, children }: CardProps) {
  return (
    <section
      aria-labelledby="go-deeper"
      className="no-print mt-8 flex items-start gap-4 rounded-card border border-peacock bg-peacock-tint p-4 sm:p-5"
    >
      <div className="min-w-0 flex-1">
        <h2 id="go-deeper" className="text-lead md:text-lead">
          {title}
        </h2>
        <p className="mt-1">{line}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">{children}</div>
      </div>
      <Picture src={picture} alt="" width={128} height={72} className="h-auto w-32 rounded-control max-sm:hidden" />
    </section>
  );
}
