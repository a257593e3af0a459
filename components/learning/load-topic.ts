import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr, visitorApi } from "@/lib/api/server";
import type { TopicData, TopicRecordAnswer } from "@/lib/contract/learning";
import { topicRecord } from "@/lib/contract/learning/answers";
import { defaultLanguage, type Language } from "@/lib/platform/i18n/language";
import { hasSection, type SectionName, sectionAddress } from "./steps";

/** The record of a topic that was not opened; what is not named here has the contract's default. */
const untouched = topicRecord.parse({
  status: "Pending",
  reflective_journal: null,
  discussion: 0,
  quiz: null,
  primary_reading: 0,
  pages_read: [],
  reading_done: false,
});

/** The public data of a topic, cached for the page, whose title needs it too. */
export const readTopic = cache(
  (language: Language, id: string): Promise<TopicData> => publicApi(language).learning.topic({ id, language }),
);

/** Loads all data of a topic page. It redirects or throws for a guest, without an enrollment and for a locked topic. */
export async function loadTopic(language: Language, id: string, section: SectionName, page: number) {
  const api = await visitorApi(language);
  const here = sectionAddress(id, section, section === "primary" ? page : undefined);
  const topic = await resultOr(readTopic(language, id), here);
  if (!hasSection(topic, section)) throw new PageError(404);
  // One call, because its output also has the completed sections of the topic.
  const journal = section === "reflective_journal" ? api.learning.readJournal({ topicId: id, language }) : null;
  // Opening a reading page stores the resume place; other sections create the topic's record (rule: resume.exact).
  const opened =
    section === "primary"
      ? api.learning.recordReading({ topicId: topic._id, page }).then(({ data }) => data)
      : openRecord(api, topic, journal);
  const [record, subtopics] = await Promise.all([
    resultOr(
      opened.catch((error) => recordSoFar(error, api, topic)),
      here,
    ),
    publicApi(language).learning.subtopics({ id, language }),
  ]);
  const reading = section === "primary" ? await resultOr(api.learning.readingPage({ id, page, language }), here) : null;
  /** The learner's own answers, where the page has a survey form. */
  const { answers }: { answers: Record<string, string> } = reading?.form_data
    ? await resultOr(api.surveys.readTopicSurvey({ topicId: id }), here)
    : { answers: {} };
  const attempt = section === "quiz" ? await resultOr(api.quizzes.attempt({ topicId: id, language }), here) : null;
  return {
    language,
    topic,
    subtopics,
    section,
    page,
    reading,
    answers,
    record,
    attempt,
    journal: journal && (await journal).journal,
  };
}
export type TopicAccess = Awaited<ReturnType<typeof loadTopic>>;

type JournalRead = ReturnType<ApiClient["learning"]["readJournal"]>;

async function openRecord(api: ApiClient, topic: TopicData, journal: JournalRead | null): Promise<TopicRecordAnswer> {
  const found = await (journal ?? api.learning.getMyTopicInfo({ topicId: topic._id, course: topic.course_id }));
  if (found.data) return found.data;
  await api.learning.addTopicRecord({ course_id: topic.course_id, topicId: topic._id, language: defaultLanguage });
  return untouched;
}

/** With a full disk the lesson can still be read, but the resume place is not stored. */
async function recordSoFar(error: unknown, api: ApiClient, topic: TopicData): Promise<TopicRecordAnswer> {
  const key = readCallError(error)?.key;
  if (key === "notEnrolled") redirect(`/info/course/${topic.course_id}`);
  if (key !== "storageFull") throw error;
  return (await api.learning.getMyTopicInfo({ topicId: topic._id, course: topic.course_id })).data ?? untouched;
}
