import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { HelpList } from "./help-list";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { ReadingBarParts, type ReadingBarProps, readingBar, type Segment, SegmentedLine } from "./reading-bar";
import { listAssignments, partsDone, stepCount } from "./steps";

/** The bar's parts for a topic: the quiz renders the bar itself, because its line follows the questions. */
export function topicBar(place: TopicAccess): ReadingBarProps {
  const { topic, section, page, record, language } = place;
  const [t, shell, accessibility] = [
    translatorFor(language, "learning"),
    translatorFor(language, "shell"),
    translatorFor(language, "accessibility"),
  ];
  const { step, steps } = stepCount(topic, section, page);
  const segments = partsDone(topic, record).map(
    (done, index): Segment => (index + 1 === step ? "current" : done ? "done" : "open"),
  );
  return {
    language,
    back: { href: `/view/course/${topic.course_id}`, label: t("toCourse") },
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
        <HelpList language={language} />
      </>
    ),
    texts: { skip: shell("skip"), sheet: t("lessonSheet"), help: t("helpWord"), look: accessibility("open") },
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
