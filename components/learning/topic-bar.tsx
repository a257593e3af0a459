import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { HelpList } from "./help-list";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { ReadingBarParts, type ReadingBarProps, readingBar, type Segment, SegmentedLine } from "./reading-bar";
import { listAssignments, partsDone, stepCount } from "./steps";

/** What every bar has: a way back, a sheet with help, and its texts. */
export function barWithHelp(back: ReadingBarProps["back"], language: Language): Omit<ReadingBarProps, "line"> {
  const t = translatorFor(language, "learning");
  const texts = { sheet: t("help"), help: t("helpWord"), look: translatorFor(language, "accessibility")("open") };
  return {
    language,
    back,
    sheet: <HelpList language={language} />,
    texts: { ...texts, skip: translatorFor(language, "shell")("skip") },
  };
}

/** The same with the way back to the course. */
export function courseBar(courseId: string, language: Language): Omit<ReadingBarProps, "line"> {
  const label = translatorFor(language, "learning")("toCourse");
  return barWithHelp({ href: `/view/course/${courseId}`, label }, language);
}

/** The bar's parts for a topic: the quiz renders the bar itself, because its line follows the questions. */
export function topicBar(place: TopicAccess): ReadingBarProps {
  const { topic, section, page, record, language } = place;
  const t = translatorFor(language, "learning");
  const { step, steps } = stepCount(topic, section, page);
  const segments = partsDone(topic, record).map(
    (done, index): Segment => (index + 1 === step ? "current" : done ? "done" : "open"),
  );
  const bar = courseBar(topic.course_id, language);
  return {
    ...bar,
    texts: { ...bar.texts, sheet: t("lessonSheet") },
    line: (
      <SegmentedLine
        segments={segments}
        tasks={listAssignments(topic).length}
        label={t("lessonProgress", { step, steps })}
      />
    ),
    sheet: (
      <>
        <div className="lg:hidden">
          <LessonList place={place} />
        </div>
        {bar.sheet}
      </>
    ),
  };
}

export function TopicBar({ place }: { place: TopicAccess }) {
  return (
    <StaticHtml
      as="header"
      className={readingBar}
      id="reading-bar"
      html={renderHtml(<ReadingBarParts {...topicBar(place)} />)}
    />
  );
}
