import { randomUUID } from "node:crypto";
import { newRegistration, rightChoices } from "../../lib/domain/testing/learners";
import { content } from "../../lib/platform/content";
import { type Client, RefusedError } from "./client";
import { ipAddress, type Person } from "./people";

// What learners do, as requests to a portal.

const course = content().courseById.get("growing-up-healthy") ?? content().courses[0];
/** The first lesson; the path of a launch day opens three of its pages. */
const topic = course?.topics[0];
const slug = content().discussions[0]?.slug;
if (!course || !topic || topic.quiz.length === 0 || topic.pages.length < 3 || !slug)
  throw new Error("There is no course to measure whose first lesson has three pages and a quiz, or no discussion.");
export const courseId = course.id;
export const discussionPath = `/discussions/view/${slug}`;
const { id: topicId, pages, quiz } = topic;
export const lessonPage = (page: number) => `/course/module/${topicId}/primary/${page}`;
export const quizPath = `/course/module/${topicId}/quiz`;

/** Somebody's turn: everybody in order, and then from the beginning. */
export const personAt = (people: Person[], turn: number): Person => people[turn % people.length] as Person;

const post = (client: Client, path: string, { headers }: Pick<Person, "headers">, body: object) =>
  client.timed(path, { method: "POST", headers, body }).then((answer) => JSON.parse(String(answer.body)));

export async function enroll(client: Client, person: Person): Promise<string> {
  return String((await post(client, "/api/courses/enroll", person, { id: courseId })).enrollmentId);
}

/** Opens the pages of a topic in turns, so that each opening is a write too. */
export async function openLesson(client: Client, { cookie }: Person, turn: number): Promise<void> {
  await client.timed(lessonPage(1 + (turn % pages.length)), { headers: { cookie } });
}

/** A whole attempt: each answer is on the disk before the call returns. @returns what was answered */
export async function takeQuiz(client: Client, person: Person): Promise<{ attempt: number; questions: string[] }> {
  const begun = await post(client, `/api/quiz/${topicId}/attempts`, person, {});
  const questions = (begun.questions as { id: string }[]).map(({ id }) => id);
  for (const id of questions) {
    const question = quiz.find((each) => each.id === id);
    const choices = question && rightChoices(question);
    await post(client, `/api/quiz/${topicId}/answers`, person, { questionId: id, choices });
  }
  return { attempt: Number(begun.number), questions };
}

/** @returns the comment's id */
export async function comment(client: Client, person: Person): Promise<string> {
  const text = `It works with us: ${randomUUID()}`;
  return String((await post(client, `/api/discussions/${slug}/comments`, person, { comment: text })).id);
}

/**
 * A registration with its password hashed at full cost.
 * @returns the new account's id; or, where too many register just now, in how many seconds to come again
 */
export async function register(client: Client, turn: number): Promise<{ id: string } | { laterSeconds: number }> {
  const headers = { "x-forwarded-for": ipAddress(1_000_000 + turn) };
  try {
    return { id: String((await post(client, "/api/users/register", { headers }, newRegistration()))._id) };
  } catch (error) {
    if (error instanceof RefusedError && error.answer.laterSeconds > 0) return error.answer;
    throw error;
  }
}
