import type { Metadata } from "next";
import { DiscussionSection } from "@/components/discussions/discussion-section";
import { JournalSection } from "@/components/learning/journal/journal-section";
import { LessonFrame } from "@/components/learning/lesson-frame";
import { loadTopic, readTopic } from "@/components/learning/load-topic";
import { LockedTopic } from "@/components/learning/locked-topic";
import { ReadingSection } from "@/components/learning/reading-section";
import { type SectionName, sections } from "@/components/learning/steps";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { QuizSection } from "@/components/quizzes/quiz-section";
import { TopicSurvey } from "@/components/surveys/survey-section";
import { PageError } from "@/lib/api/page-error";
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
  const { locale, id, section, page: pagePath } = await params;
  const page = Number(pagePath?.[0] ?? 1);
  const { step, choose, delete: confirming, deleted } = await searchParams;
  const render = async () => {
    if (!isSection(section) || !Number.isInteger(page) || page < 1 || (pagePath?.length ?? 0) > 1)
      throw new PageError(404);
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

function isSection(section: string): section is SectionName {
  return sections.includes(section as SectionName);
}
