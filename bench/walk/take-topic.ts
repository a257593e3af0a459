import { enoughWords } from "../../lib/domain/testing/enough-words";
import type { Content } from "../../lib/platform/content";
import { type Caller, FailedCall } from "./caller";
import { passQuiz } from "./pass-quiz";
import { readPages } from "./read-pages";

/** `published`: the content of this folder, for the answers to its quizzes; null if the portal has other content. */
export type Walk = {
  caller: Caller;
  courseId: string;
  enrollmentId: string;
  language: string;
  published: Content | null;
  /** Adds up the reading time of the pages at 200 words a minute. */
  reading: { seconds: number };
  say: (line: string) => void;
};

/**
 * Completes one topic with the calls of its page: opens it, reads every page, answers its forms, passes the quiz,
 * writes the journal, comments.
 */
export async function takeTopic(walk: Walk, topicId: string): Promise<void> {
  const { caller, courseId, enrollmentId, language, published, say } = walk;
  const topic = await caller.call("GET", `/courses/topic/${topicId}?language=${language}`);
  const { quiz, completion_criteria } = topic;
  await caller.call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId });
  await caller.call("POST", "/users/add-user-course-topic/", {
    course_id: courseId,
    topicId,
    enrollmentId,
    quiz,
    language,
    completion_criteria,
  });
  const forms = await readPages(walk, topicId);
  for (const answers of forms) await caller.call("POST", `/users/user_survey_data/${topicId}`, answers);
  if (quiz === 1) await passQuiz(caller, topicId, language, published);
  if (topic.reflective_journal)
    await caller.call("POST", `/users/journal/${topicId}`, {
      entry: enoughWords(
        `On Monday I will ask class 8 what they know already about this: ${topic.name}.`,
        enrollmentId,
      ),
      language,
    });
  if (topic.discussion) await comment(walk, topicId);
  const { data } = await caller.call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId });
  const { status } = (data ?? {}) as { status?: string };
  if (status !== "Completed")
    throw new FailedCall(
      "POST",
      `/users/get-my-topic-info/${topicId}`,
      "200, but the topic is not complete",
      JSON.stringify(data),
    );
  say(
    `  ${topic.name}: ${topic.primary_pages} pages${forms.length > 0 ? `, ${forms.length} forms` : ""}, needs ${completion_criteria} — complete`,
  );
}

async function comment({ caller, enrollmentId, language }: Walk, topicId: string): Promise<void> {
  await caller.call("GET", `/courses/topicDiscussion/${topicId}?language=${language}`);
  await caller.call("POST", `/users/update-discussion_comments/${topicId}`, {
    comment: enoughWords("In our school it helped to begin with a question box.", enrollmentId),
    topicId,
  });
  await caller.call("GET", `/courses/discussions/${topicId}/comments`);
}
