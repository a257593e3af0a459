import { NobodyAnswers } from "@/components/layout/nobody-answers";
import { Icon } from "@/components/ui/icon";
import { StaticPart } from "@/components/ui/static-html/static-html";
import { helplineNumbers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LessonList } from "./lesson-list";
import type { TopicAccess } from "./load-topic";
import { ReadingBarParts, type ReadingBarProps, readingBar, type Segment, SegmentedLine } from "./reading-bar";
import { listAssignments, partsDone, stepCount } from "./steps";

/** What every bar has: a way back, a sheet with help, and its texts. */
export function barWithHelp(back: ReadingBarProps["back"], language: Language): Omit<ReadingBarProps, "line"> {
  const t = translatorFor(language, "learning");
  const texts = { sheet: t("help"), help: t("helpWord"), look: translatorFor(language, "accessibility")("open") };
  const skip = translatorFor(language, "shell")("skip");
  return { language, back, sheet: <HelpList language={language} />, texts: { ...texts, skip } };
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
    <StaticPart as="header" className={readingBar} id="reading-bar">
      <ReadingBarParts {...topicBar(place)} />
    </StaticPart>
  );
}

const call =
  "flex h-full min-h-12 items-center gap-2 rounded-control border-2 border-peacock bg-white px-3 py-1 leading-snug font-semibold no-underline hover:bg-peacock-tint";
const row = "flex min-h-12 items-center gap-2 py-1 leading-snug no-underline hover:underline";

/** Help while reading: the assistant, and the helplines as telephone links. */
function HelpList({ language }: { language: Language }) {
  const [t, chat] = [translatorFor(language, "learning"), translatorFor(language, "chat")];
  return (
    <section aria-label={t("help")} className="mt-4 border-t border-hairline pt-3">
      <p className="mb-1 text-small font-semibold text-ink-soft">{t("help")}</p>
      {/* The script replaces this link by the button that opens the chat. It may come before React has hydrated the page around it, so React is told that what is inside is not its own. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty */}
      <div id="reading-chat" className="peer" dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      <a href="/help/assistant" className={`${row} font-semibold peer-[:not(:empty)]:hidden`}>
        <Icon name="chat" className="size-5" /> {chat("entryLink")}
      </a>
      <p className="mt-2 text-small font-semibold text-ink-soft">{t("helplines")}</p>
      <ul className="mt-1 grid gap-2 sm:grid-cols-2">
        {portalContent().helplines.map((helpline) => (
          <li key={helpline.key}>
            <a href={telephoneAddress(helpline.number)} className={call}>
              <Icon name="phone" className="size-5" />
              <span>
                {helpline.name[language]}{" "}
                <span className="font-bold whitespace-nowrap">{helplineNumbers(helpline).join(", ")}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <NobodyAnswers
        keys={portalContent().helplines.map(({ key }) => key)}
        language={language}
        className="mt-2 text-small"
      />
    </section>
  );
}
