import type { BrowserContext } from "@playwright/test";
import type { Topic } from "../../testing/people/course-content";

/** The questions that the attempt of this browser's learner has drawn from the topic's bank, in their order. */
export async function drawnQuestions(context: BrowserContext, { id, questions }: Topic): Promise<Topic["questions"]> {
  const attempt = await (await context.request.get(`/api/quiz/${id}/attempt`)).json();
  return (attempt.questions as { id: string }[]).map((drawn) => {
    const question = questions.find((each) => each.id === drawn.id);
    if (!question) throw new Error(`The bank of ${id} has no question ${drawn.id}`);
    return question;
  });
}
