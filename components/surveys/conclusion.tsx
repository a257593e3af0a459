import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { HelpList } from "@/components/learning";
import { ReadingBar, SegmentedLine } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { SurveySection } from "./survey-section";

/** `children` are between its text and its questions. */
type Props = { course: CourseDetail; answers: Record<string, string>; language: Language; children: ReactNode };

/** The end of a complete course: its text, its questions, and a link to the certificate. */
export async function Conclusion({ course, answers, language, children }: Props) {
  const t = await getTranslations("surveys");
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <p className="font-semibold text-ink-soft">{course.name}</p>
      <h1>{t("conclusionTitle")}</h1>
      <p className="mt-4 font-semibold">{t("completed")}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: course.conclusion }} />
      {children}
      {course.feedback_form && (
        <SurveySection
          of={{ courseId: course.slug }}
          language={language}
          html={course.feedback_form}
          answers={answers}
          title={t("feedbackTitle")}
        />
      )}
      <LinkButton href={`/view/course/${course.slug}`} className="mt-8 w-full">
        {t("backToCourse")} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </article>
  );
}

type ConclusionBarProps = { courseId: string; hasSurvey: boolean; answered: boolean; language: Language };

/** The bar of the conclusion: one segment for its text and one for its survey. */
export async function ConclusionBar({ courseId, hasSurvey, answered, language }: ConclusionBarProps) {
  const [t, surveys, shell, accessibility] = await Promise.all([
    getTranslations("learning"),
    getTranslations("surveys"),
    getTranslations("shell"),
    getTranslations("accessibility"),
  ]);
  return (
    <ReadingBar
      language={language}
      back={{ href: `/view/course/${courseId}`, label: t("toCourse") }}
      line={
        <SegmentedLine
          segments={["done", ...(hasSurvey ? [answered ? ("done" as const) : ("open" as const)] : [])]}
          label={surveys("conclusion")}
        />
      }
      sheet={<HelpList language={language} />}
      texts={{ skip: shell("skip"), sheet: t("lessonSheet"), help: t("helpWord"), look: accessibility("open") }}
    />
  );
}
