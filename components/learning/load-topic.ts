import "server-only";
import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import type { PortalClient } from "@/lib/api/backend";
import { answerOr, PageRefusal, publicPortal, visitorPortal } from "@/lib/api/server";
import type { JournalPage } from "@/lib/contract/journal";
import type { ReadingPage, TopicData, TopicRecordAnswer } from "@/lib/contract/learning";
import type { QuizAttempt, QuizQuestion } from "@/lib/contract/quizzes";
import type { Language } from "@/lib/platform/i18n/language";
import { type SectionName, sectionAddress } from "./steps";

export type TopicPlace = {
  language: Language;
  topic: TopicData;
  subtopics: { page: number; icon: string; topic_name: string }[];
  section: SectionName;
  page: number;
  reading: ReadingPage | null;
  /** The learner's own answers, where the page has a survey form. */
  answers: Record<string, string>;
  record: TopicRecordAnswer;
  attempt: (QuizAttempt & { questions: QuizQuestion[] }) | null;
  journal: JournalPage | null;
};

const untouched: TopicRecordAnswer = {
  status: "Pending",
  reflective_journal: null,
  discussion: 0,
  quiz: null,
  primary_reading: 0,
  pages_read: [],
  reading_done: false,
  open_page: null,
  quiz_done: false,
  journal_done: false,
  form_done: false,
};

/** Everything one topic page shows. Whoever is not signed in, not enrolled or not that far yet does not get past it. */
export async function loadTopic(language: Language, id: string, section: SectionName, page: number): Promise<TopicPlace> {
  const here = sectionAddress(id, section, section === "primary" ? page : undefined);
  const outline = publicPortal(language).learning;
  const portal = await visitorPortal(language);
  const topic = await answerOr(outline.topic({ id, language }), here);
  // Asked once: it says what was done in the topic too.
  const journal = section === "reflective_journal" && topic.reflective_journal !== null ? portal.learning.readJournal({ topicId: id, language }) : null;
  const [record, subtopics] = await Promise.all([openSection(portal, topic, section, page, here, journal), outline.subtopics({ id, language })]);
  const reading = section === "primary" ? await answerOr(portal.learning.readingPage({ id, page, language }), here) : null;
  const { answers } = reading?.form_data ? await answerOr(portal.surveys.readTopicSurvey({ topicId: id }), here) : { answers: {} };
  const attempt = section === "quiz" ? await answerOr(portal.quizzes.attempt({ topicId: id, language }), here) : null;
  return { language, topic, subtopics, section, page, reading, answers, record, attempt, journal: journal && (await journal).journal };
}

/** Reading keeps the learner's place; the other sections make the topic's record where there is none (rule: resume.exact). */
async function openSection(
  portal: PortalClient,
  topic: TopicData,
  section: SectionName,
  page: number,
  here: string,
  journal: Asked | null,
): Promise<TopicRecordAnswer> {
  const topicId = topic._id;
  if (section === "quiz" && topic.quiz === 0) throw new PageRefusal(404);
  if (section === "reflective_journal" && topic.reflective_journal === null) throw new PageRefusal(404);
  if (section === "discussion" && topic.discussion === null) throw new PageRefusal(404);
  const opened = section === "primary" ? portal.learning.recordReading({ topicId, page }).then(({ data }) => data) : openRecord(portal, topic, journal);
  return answerOr(
    opened.catch((error) => (cannotBeSaved(error) ? recordSoFar(portal, topic) : toCourseIfNotEnrolled(error, topic))),
    here,
  );
}

/** The disk takes nothing: who may read the lesson reads it, without its place being kept. */
function cannotBeSaved(error: unknown): boolean {
  return error instanceof ORPCError && (error.data as { key?: string } | undefined)?.key === "storageFull";
}

async function recordSoFar(portal: PortalClient, topic: TopicData): Promise<TopicRecordAnswer> {
  return (await portal.learning.getMyTopicInfo({ topicId: topic._id, course: topic.course_id })).data ?? untouched;
}

type Asked = ReturnType<PortalClient["learning"]["readJournal"]>;

async function openRecord(portal: PortalClient, topic: TopicData, journal: Asked | null): Promise<TopicRecordAnswer> {
  const found = await (journal ?? portal.learning.getMyTopicInfo({ topicId: topic._id, course: topic.course_id }));
  if (found.data) return found.data;
  await portal.learning.addTopicRecord({ course_id: topic.course_id, topicId: topic._id, language: "en" });
  return untouched;
}

function toCourseIfNotEnrolled(error: unknown, topic: TopicData): never {
  const key = error instanceof ORPCError ? (error.data as { key?: string } | undefined)?.key : undefined;
  if (key === "notEnrolled") redirect(`/info/course/${topic.course_id}`);
  throw error;
}
