import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/i18n/language";
import { SurveySection } from "./survey-section";

/** `progress` in percent; null where the backend does not tell it. */
type Props = { course: CourseDetail; progress: number | null; answers: Record<string, string>; language: Language };

/** Whether the course is complete, what it says at its end, what it asks, and the way to the certificate. */
export async function Conclusion({ course, progress, answers, language }: Props) {
  const t = await getTranslations("surveys");
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <p className="font-semibold text-ink-soft">{course.name}</p>
      <h1>{t("conclusionTitle")}</h1>
      {progress !== null && progress < 100 && (
        <Notice kind="tip" className="mt-4">
          <p>{t("topicsOpen")}</p>
          <a href={`/view/course/${course.slug}?why=open#why`} className="inline-flex min-h-12 items-center font-semibold">
            {t("topicsOpenLink")}
          </a>
        </Notice>
      )}
      {progress === 100 && <p className="mt-4 font-semibold">{t("completed")}</p>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: course.conclusion }} />
      {course.feedback_form && (
        <SurveySection of={{ courseId: course.slug }} language={language} html={course.feedback_form} answers={answers} title={t("feedbackTitle")} />
      )}
      <LinkButton href={`/view/course/${course.slug}`} look="secondary" className="mt-8 w-full">
        {t("backToCourse")} <Icon name="arrow" className="size-5" />
      </LinkButton>
    </article>
  );
}
