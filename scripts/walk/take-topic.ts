import { answerForm } from "./answer-form";
import type { Answer, Caller } from "./caller";
import { FailedCall } from "./caller";

export type Walk = { caller: Caller; courseId: string; enrollmentId: string; language: string; say: (line: string) => void };
type Question = { id: string; options: { id: string; correct: boolean | null }[] };

/** Takes one topic as its page does: opens it, reads every page, answers its forms, passes the quiz, writes the journal, comments. */
export async function takeTopic(walk: Walk, topicId: string): Promise<void> {
  const { caller, courseId, enrollmentId, language, say } = walk;
  const topic = await caller.call("GET", `/courses/topic/${topicId}?language=${language}`);
  const { quiz, completion_criteria } = topic;
  await caller.call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId });
  await caller.call("POST", "/users/add-user-course-topic/", { course_id: courseId, topicId, enrollmentId, quiz, language, completion_criteria });
  const forms = await readPages(walk, topicId);
  if (quiz === 1) await passQuiz(walk, topicId);
  if (topic.reflective_journal)
    await caller.call("POST", `/users/journal/${topicId}`, { entry: "On Monday I will ask class 8 what they know already.", language });
  if (topic.discussion) await comment(walk, topicId);
  const { data } = await caller.call("POST", `/users/get-my-topic-info/${topicId}`, { course: courseId });
  const { status } = (data ?? {}) as { status?: string };
  if (status !== "Completed") throw new FailedCall("POST", `/users/get-my-topic-info/${topicId}`, "200, but the topic is not complete", JSON.stringify(data));
  say(`  ${topic.name}: ${topic.primary_pages} pages${forms > 0 ? `, ${forms} forms` : ""}, needs ${completion_criteria} — complete`);
}

/** @returns how many survey forms were answered */
async function readPages({ caller, language }: Walk, topicId: string): Promise<number> {
  const pages = (await caller.call("GET", `/courses/getsubTopicList/${topicId}?language=${language}`)) as unknown as { page: number }[];
  const forms: Record<string, string>[] = [];
  for (const { page } of pages) {
    const { form_data } = await caller.call("GET", `/courses/topicPrimaryReading/${topicId}/${page}?language=${language}`);
    await caller.call("POST", `/users/reading/${topicId}`, { page });
    if (typeof form_data === "string" && form_data) forms.push(answerForm(form_data));
  }
  for (const answers of forms) await caller.call("POST", `/users/user_survey_data/${topicId}`, answers);
  return forms.length;
}

/** The first attempt guesses; each answer shows its key, and with the keys the next attempt is right. */
async function passQuiz({ caller, language }: Walk, topicId: string): Promise<void> {
  await caller.call("GET", `/quiz/${topicId}/passing_percent`);
  const questions = (await caller.call("GET", `/quiz/${topicId}?language=${language}`)) as unknown as Question[];
  const right = new Map<string, string[]>();
  const answerAll = async (choose: (question: Question) => string[]) => {
    let attempt: Answer = {};
    for (const question of questions) {
      const answer = await caller.call("POST", `/quiz/${topicId}/answers`, { questionId: question.id, choices: choose(question), language });
      right.set(question.id, correctOptions(answer.question as Question));
      attempt = answer.attempt as Answer;
    }
    return attempt;
  };
  let attempt = await answerAll(({ options }) => options.slice(0, 1).map(({ id }) => id));
  if (!attempt.passed) {
    await caller.call("POST", `/quiz/${topicId}/attempts`, {});
    attempt = await answerAll(({ id }) => right.get(id) ?? []);
  }
  if (!attempt.passed) throw new FailedCall("POST", `/quiz/${topicId}/answers`, "200, but right answers do not pass", JSON.stringify(attempt));
  await caller.call("PUT", `/courses/module_topic/${topicId}/quiz`, { score: Number(attempt.percent) / 10 });
}

function correctOptions({ options }: Question): string[] {
  return options.filter(({ correct }) => correct).map(({ id }) => id);
}

async function comment({ caller, language }: Walk, topicId: string): Promise<void> {
  await caller.call("GET", `/courses/topicDiscussion/${topicId}?language=${language}`);
  await caller.call("POST", `/users/update-discussion_comments/${topicId}`, { comment: "In our school it helped to begin with a question box.", topicId });
  await caller.call("GET", `/courses/discussions/${topicId}/comments`);
}
