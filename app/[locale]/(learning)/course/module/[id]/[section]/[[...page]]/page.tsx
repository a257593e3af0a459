import type { Metadata } from "next";
import type { ReactNode } from "react";
import { DiscussionSection } from "@/components/discussions/discussion-section";
import {
  addressBefore,
  endsModule,
  leavesTopic,
  ModuleEnd,
  missingAssignments,
  topicBar,
  wayOn,
} from "@/components/learning";
import { JournalSection } from "@/components/learning/journal/journal-section";
import { LessonList } from "@/components/learning/lesson-list";
import { loadTopic, readTopic, type TopicAccess } from "@/components/learning/load-topic";
import { topicAnchor } from "@/components/learning/missing/missing";
import { ReadingSection } from "@/components/learning/reading-section";
import { courseStep, sectionAddress, sections, stepLabels } from "@/components/learning/steps";
import { TopicBar } from "@/components/learning/topic-bar";
import { UnreadLinks } from "@/components/learning/unread-links";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { Quiz } from "@/components/quizzes/quiz";
import { firstStep } from "@/components/quizzes/quiz-state";
import { quizTexts } from "@/components/quizzes/quiz-texts";
import { TopicSurvey } from "@/components/surveys/survey-section";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { StaticPart } from "@/components/ui/static-html/static-html";
import { PageError } from "@/lib/api/page-error";
import { visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; id: string; section: string; page?: string[] }>;
  searchParams: Promise<{ step?: string; choose?: string; delete?: string; deleted?: string }>;
};

/** What the title says after the topic's name; the pages of the reading have the name alone. */
const partNames: Record<string, "quiz" | "journal" | "discussionEntry" | undefined> = {
  quiz: "quiz",
  reflective_journal: "journal",
  discussion: "discussionEntry",
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id, section } = await params;
  const topic = await readTopic(locale, id).catch(() => null);
  if (!topic) return {};
  const part = partNames[section];
  return { title: part ? `${topic.name}: ${translatorFor(locale, "learning")(part)}` : topic.name };
}

/** The topic page: one section of a topic, or one page of its primary reading (rule: topic.page-list). */
export default async function TopicPage({ params, searchParams }: Props) {
  const { locale, id, section: named, page: pagePath } = await params;
  const section = sections.find((each) => each === named);
  const page = Number(pagePath?.[0] ?? 1);
  const { step, choose, delete: confirming, deleted } = await searchParams;
  const render = async () => {
    if (!section || !Number.isInteger(page) || page < 1 || (pagePath?.length ?? 0) > 1) throw new PageError(404);
    const place = await loadTopic(locale, id, section, page);
    return (
      <LessonFrame place={place}>
        {section === "primary" && <ReadingSection place={place} survey={<TopicSurvey place={place} />} />}
        {section === "quiz" && <QuizSection place={place} step={step} answerError={choose} />}
        {section === "reflective_journal" && <JournalSection place={place} />}
        {section === "discussion" && <DiscussionSection place={place} confirming={confirming} deleted={deleted} />}
      </LessonFrame>
    );
  };
  return renderOrErrorScreen(locale, render, { locked: <LockedTopic id={id} language={locale} /> });
}

/** The layout of reading pages: one bar, then the text, with the page list beside it on desktops. */
function LessonFrame({ place, children }: { place: TopicAccess; children: ReactNode }) {
  return (
    <div className="reading">
      {place.section !== "quiz" && <TopicBar place={place} />}
      <div className="container-page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12">
        <article
          id="text"
          tabIndex={-1}
          className="measure mx-auto w-full pt-3 pb-8 lg:col-start-2 lg:row-start-1 lg:pt-8"
        >
          {children}
        </article>
        <StaticPart as="aside" className="no-print hidden lg:col-start-1 lg:row-start-1 lg:block" id="lesson-parts">
          <div className="sticky top-(--reading-bar) max-h-[calc(100dvh-var(--reading-bar)-var(--bottom-bar))] overflow-y-auto py-6">
            <LessonList place={place} />
          </div>
        </StaticPart>
      </div>
    </div>
  );
}

/** A locked topic of the learner's own course: what unlocks it, with a link to that (rule: topic.locked). */
async function LockedTopic({ id, language }: { id: string; language: Language }) {
  const api = await visitorApi(language);
  const topic = await api.learning.topic({ id, language });
  const course = await api.learning.modules({ params: { id: topic.course_id }, query: { language }, body: {} });
  const t = translatorFor(language, "learning");
  const [enrollment] = course.enrollment_info;
  const before = course.moduleTopic_info.find(({ slug }) => slug === topic.previous);
  const goOn = enrollment && courseStep(topic.course_id, enrollment);
  return (
    <StateScreen
      picture="/images/states/locked.svg"
      title={t("topicLocked")}
      actions={
        <>
          {goOn && <LinkButton href={goOn.href}>{t(stepLabels[goOn.kind])}</LinkButton>}
          <LinkButton href={`/view/course/${topic.course_id}#${topicAnchor(topic._id)}`} look="secondary">
            {t("viewCourse")}
          </LinkButton>
        </>
      }
    >
      <p className="font-semibold">{topic.name}</p>
      {before?.slug && (
        <p className="mt-1">
          {t.rich("unlockedByLink", {
            topic: before.name,
            link: (name) =>
              before.status === "Locked" ? (
                name
              ) : (
                <a className="underline" href={sectionAddress(before.slug ?? "", "primary", before.next_page)}>
                  {name}
                </a>
              ),
          })}
        </p>
      )}
      {before?.slug && before.status === "Started" && before.unread_pages.length > 0 && (
        <>
          <p className="mt-3">{t("unreadBefore", { topic: before.name })}</p>
          <UnreadLinks
            topicId={before.slug}
            links={before.unread_pages.map(({ page, title }) => ({ page, label: t("unreadPage", { page, title }) }))}
          />
          <p className="text-ink-soft">{t("unreadLead")}</p>
        </>
      )}
    </StateScreen>
  );
}

type QuizSectionProps = { place: TopicAccess; step: string | undefined; answerError: string | undefined };

/** The quiz of a topic: rendered on the server at any of its steps, so that it works without JavaScript too. */
function QuizSection({ place, step, answerError }: QuizSectionProps) {
  const { topic, attempt, language, record } = place;
  if (!attempt) return null;
  const t = translatorFor(language, "quizzes");
  const bar = topicBar(place);
  // The next step once the quiz is passed, which the client component notices.
  const passed = { ...record, quiz_done: true };
  const next = wayOn(topic, "quiz", 1, passed);
  const answers = translatorFor(language, "answers");
  const isChanged = answerError === "changed" && !attempt.finished;
  const errorText = () => {
    if (answerError === "1") return t("chooseFirst");
    if (answerError === "unsaved") return answers("storageFull");
    return isChanged ? answers("questionChanged") : null;
  };
  return (
    <Quiz
      bar={{ ...bar, sheet: <StaticPart id="quiz-sheet">{bar.sheet}</StaticPart> }}
      topicId={topic._id}
      topicName={topic.name}
      language={language}
      initial={attempt}
      initialStep={firstStep(attempt, isChanged ? String(attempt.questions.length) : step)}
      answeredBefore={answerError === "earlier"}
      errorText={errorText()}
      doneBefore={record.quiz_done}
      moduleEnd={endsModule(place, missingAssignments(topic, passed).length === 0) ? <ModuleEnd place={place} /> : null}
      leavesTopic={leavesTopic(next)}
      addresses={{
        quiz: sectionAddress(topic._id, "quiz"),
        lesson: sectionAddress(topic._id, "primary", 1),
        previous: addressBefore(topic, "quiz") ?? "",
        next: next.href,
      }}
      texts={quizTexts(language, next.kind)}
    />
  );
}
