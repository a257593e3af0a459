import type { BrowserContext, Page } from "@playwright/test";
import { readCourse, type Topic } from "../../testing/people/course-content";

type Question = Topic["questions"][number];

/** A question by the id that the portal shows; one of another topic has that topic's id before its own. */
function questionWith(topic: Topic, shownId: string): Question {
  const [id, other] = shownId.split("--").reverse();
  const owner = other ? readCourse().find((each) => each.id === other) : topic;
  const found = owner?.questions.find((question) => question.id === id);
  if (!found) throw new Error(`There is no question ${shownId} for ${topic.id}`);
  return found;
}

/** The question on the page, which the learner's attempt has drawn. */
export async function questionOn(page: Page, topic: Topic): Promise<Question> {
  return questionWith(topic, await page.locator("input[name=questionId]").inputValue());
}

export async function chooseOn(page: Page, topic: Topic, right = true): Promise<void> {
  const question = await questionOn(page, topic);
  for (const id of right ? question.right : [question.wrong])
    await page.locator(`input[name=choice][value="${id}"]`).check();
}

/** The questions that the learner's attempt has drawn, in their order, by the ids that the portal shows. */
export async function drawnFor(context: BrowserContext, topic: Topic): Promise<Question[]> {
  const answer = await context.request.get(`/api/quiz/${topic.id}/attempt`);
  const { questions } = (await answer.json()) as { questions: { id: string }[] };
  return questions.map(({ id }) => ({ ...questionWith(topic, id), id }));
}

/** Answers the drawn questions by calls, up to the one at `until`. @returns all drawn questions */
export async function answerByCalls(
  context: BrowserContext,
  topic: Topic,
  { right = true, until }: { right?: boolean; until?: number } = {},
): Promise<Question[]> {
  const drawn = await drawnFor(context, topic);
  for (const question of drawn.slice(0, until)) {
    const data = { questionId: question.id, choices: right ? question.right : [question.wrong] };
    const answer = await context.request.post(`/api/quiz/${topic.id}/answers`, { data });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return drawn;
}
