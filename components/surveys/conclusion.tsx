import type { ReactNode } from "react";
import { courseBar } from "@/components/learning";
import { ReadingBar, SegmentedLine } from "@/components/learning/client";
import { LinkButton } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold/fold";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { SurveySection } from "./survey-section";

/** `children` are between its text and its questions. */
type Props = { course: CourseDetail; answers: Record<string, string>; language: Language; children: ReactNode };

/** The end of a complete course: thanks and the way to the certificate, the rest of its text folded, its questions. */
export function Conclusion({ course, answers, language, children }: Props) {
  const t = translatorFor(language, "surveys");
  const { opening: thanks, first, sections } = splitAtHeadings(course.conclusion);
  return (
    <article className="mx-auto max-w-[35rem] pb-10">
      <div className="text-center">
        <p className="font-semibold text-ink-soft">{course.name}</p>
        <Picture
          src="/images/states/congratulations.svg"
          alt=""
          width={320}
          height={240}
          className="mx-auto my-3 h-auto w-44 sm:tight:w-28"
        />
        <h1>{t("conclusionTitle")}</h1>
        <p className="mt-2 font-semibold">{t("completed")}</p>
        <Text html={thanks} language={language} />
      </div>
      <LinkButton href={`/view/course/${course.slug}`} className="mt-5 w-full">
        <span className="text-balance">{t("backToCourse")}</span> <Icon name="arrow" className="size-5" />
      </LinkButton>
      {first && (
        <>
          <h2 className="mt-8">
            <Words html={first.title} />
          </h2>
          <Text html={first.html} language={language} />
        </>
      )}
      <div className="mt-6 border-t border-hairline empty:hidden">
        {sections.map(({ title, html }, index) => (
          <Fold key={title} id={`conclusion-${index + 1}`} heading="h2" title={<Words html={title} />}>
            <Text html={html} language={language} />
          </Fold>
        ))}
      </div>
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
    </article>
  );
}

function Text({ html, language }: { html: string; language: Language }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The text before the first heading, that of the first heading, and those of the others. */
function splitAtHeadings(html: string) {
  const [opening = "", ...rest] = html.split(/<h2[^>]*>/);
  const [first, ...sections] = rest.map((part) => {
    const [title = "", text = ""] = part.split("</h2>");
    return { title, html: text };
  });
  return { opening, first, sections };
}

type ConclusionBarProps = { courseId: string; completed: boolean; language: Language };

/** The bar of the conclusion, full once the course is complete: nothing more is asked but the voluntary survey. */
export function ConclusionBar({ courseId, completed, language }: ConclusionBarProps) {
  return (
    <ReadingBar
      {...courseBar(courseId, language)}
      line={
        <SegmentedLine
          segments={[completed ? "done" : "current"]}
          label={translatorFor(language, "surveys")("conclusion")}
        />
      }
    />
  );
}
