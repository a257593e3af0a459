import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { HelpList } from "./help-list";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { ReadingBarParts, type ReadingBarProps, readingBar, type Segment, SegmentedLine } from "./reading-bar";
import { listAssignments, partsDone, stepCount } from "./steps";

/** What the bar of each reading page has: the way back to the course, and its texts. */
export function courseBar(courseId: string, language: Language): Pick<ReadingBarProps, "language" | "back" | "texts"> {
  const t = translatorFor(language, "learning");
  const texts = {
    sheet: t("lessonSheet"),
    help: t("helpWord"),
    look: translatorFor(language, "accessibility")("open"),
  };
  return {
    language,
    back: { href: `/view/course/${courseId}`, label: t("toCourse") },
    texts: { ...texts, skip: translatorFor(language, "shell")("skip") },
  };
}

/** The bar's parts for a topic: the quiz renders the bar itself, because its line follows the questions. */
export function topicBar(place: TopicAccess): ReadingBarProps {
  const { topic, section, page, record, language } = place;
  const { step, steps } = stepCount(topic, section, page);
  const segments = partsDone(topic, record).map(
    (done, index): Segment => (index + 1 === step ? "current" : done ? "done" : "open"),
  );
  return {
    ...courseBar(topic.course_id, language),
    line: (
      <SegmentedLine
        segments={segments}
        tasks={listAssignments(topic).length}
        label={translatorFor(language, "learning")("lessonProgress", { step, steps })}
      />
    ),
    sheet: (
      <>
        <div className="lg:hidden">
          <LessonList place={place} />
        </div>
        <HelpList language={language} />
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
