import { ORPCError } from "@orpc/client";
import type { TopicData, TopicRecordAnswer } from "../../contract/learning";
import type { Language } from "../../platform/i18n/language";
import type { BackendCall, Options, UpstreamClient } from "./or-documented";

type TopicRead = { id: string; language: Language };

const recheckMs = 10 * 60_000;

/** A topic of the backend, without its journal when the backend has no call for entries; none is documented. */
export function topicToWriteIn({ learning }: UpstreamClient, readTopic: BackendCall<TopicRead, TopicData>) {
  let checked = { at: Number.NEGATIVE_INFINITY, takesEntries: true };

  async function takesEntries(topicId: string, options: Options): Promise<boolean> {
    if (performance.now() - checked.at < recheckMs) return checked.takesEntries;
    const { language } = options.context;
    const isThere = await learning.readJournal({ topicId, language }, options).then(
      () => true,
      // For a guest, or a learner who is not enrolled, the error is not 404.
      (error) => !(error instanceof ORPCError && error.status === 404),
    );
    checked = { at: performance.now(), takesEntries: isThere };
    return isThere;
  }

  return async (input: TopicRead, options: Options) => {
    const topic = await readTopic(input, options);
    if (topic.reflective_journal === null || (await takesEntries(input.id, options))) return topic;
    return { ...topic, reflective_journal: null };
  };
}

// The results of calls that a backend lacks: no guardian, no earlier answers, no message seen.

export const noGuardianNeeded = async () => ({ success: true, waiting: false, guardian_email: "", firstName: "" });

export const noEarlierAnswers = async () => ({ answers: {} });

export const nothingSeen = async () => ({ status: true, message: "" });

/** No documented call ends a session: its token is only removed with the browser's cookie. */
export const onlyForgotten = async () => ({ status: true, message: "" });

/** Records a page as read: a documented backend does so itself when it sends the page to its learner. */
export function recordReading(
  { learning }: UpstreamClient,
  getMyTopicInfo: BackendCall<{ topicId: string; course: string }, { data: TopicRecordAnswer | null }>,
) {
  return async ({ topicId, page }: { topicId: string; page: number }, options: Options) => {
    const { language } = options.context;
    const topic = await learning.topic({ id: topicId, language }, options);
    const readRecord = async () => (await getMyTopicInfo({ topicId, course: topic.course_id }, options)).data;
    const before = await readRecord();
    if (!before) {
      const { enrollment_info } = await learning.modules(
        { params: { id: topic.course_id }, query: { language }, body: { language } },
        options,
      );
      const { quiz, completion_criteria, course_id } = topic;
      await learning.addTopicRecord(
        { course_id, topicId, enrollmentId: enrollment_info[0]?.id, quiz, language, completion_criteria },
        options,
      );
    }
    await learning.readingPage({ id: topicId, page, language }, options);
    const data = (await readRecord()) ?? { ...untouched };
    return {
      status: true,
      message: "",
      data,
      completes_topic: before?.status !== "Completed" && data.status === "Completed",
    };
  };
}

const untouched = {
  status: "Started",
  reflective_journal: null,
  discussion: 0,
  quiz: null,
  primary_reading: 0,
  reading_done: false,
  open_page: null,
  quiz_done: false,
  journal_done: false,
  form_done: false,
  module_rest_done: false,
} as const;
