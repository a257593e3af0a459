import { completeRecord } from "../documented-answers/learning";
import type { Options, Replacements, UpstreamClient } from "./or-documented";
import { documentedQuiz } from "./quiz";

const done = async () => ({ status: true, message: "" });
const noEarlierAnswers = async () => ({ answers: {} });

/** What stands in for calls that a backend may lack: the documented calls, or that there is nothing to answer. */
export function replacements(client: UpstreamClient): Replacements {
  return {
    // No documented call ends a session: its token is only removed with the browser's cookie.
    accounts: { logout: done },
    chat: { seen: done },
    learning: { recordReading: readPage(client) },
    privacy: {
      guardianStatus: async () => ({ success: true, waiting: false, guardian_email: "", firstName: "" }),
    },
    quizzes: documentedQuiz(client),
    surveys: { readTopicSurvey: noEarlierAnswers, readFeedback: noEarlierAnswers },
  };
}

/** Records a page as read: a documented backend does so itself when it sends the page to its learner. */
function readPage({ learning }: UpstreamClient) {
  return async ({ topicId, page }: { topicId: string; page: unknown }, options: Options) => {
    const { language } = options.context;
    const topic = await learning.topic({ id: topicId, language }, options);
    const readRecord = async () => {
      const sent = await learning.getMyTopicInfo({ topicId, course: topic.course_id }, options);
      return sent?.data ? completeRecord(sent.data) : null;
    };
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
    const data = (await readRecord()) ?? untouched;
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
} as const;
