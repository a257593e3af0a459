import { randomUUID } from "node:crypto";
import { content } from "../../lib/platform/content";
import { readCourse } from "../../testing/people/course-content";
import type { Client } from "./client";
import { ipAddress, type Person, registration } from "./people";

// What learners do, as requests to a portal.

const course = content().courses.find(({ id }) => id === "growing-up-healthy") ?? content().courses[0];
/** The first lesson; the path of a launch day opens three of its pages. */
const [topic] = readCourse(course?.id);
const [discussion] = content().discussions;
if (!course || !topic || topic.questions.length === 0 || topic.pages < 3 || !discussion)
  throw new Error("There is no course to measure whose first lesson has three pages and a quiz, or no discussion.");
export const courseId = course.id;
export const discussionPath = `/discussions/view/${discussion.slug}`;
const { id: topicId, pages, questions: keys } = topic;
export const lessonPage = (page: number) => `/course/module/${topicId}/primary/${page}`;
export const quizPath = `/course/module/${topicId}/quiz`;
const slug = discussion.slug;

/** Somebody's turn: everybody in order, and then from the beginning. */
export const personAt = (people: Person[], turn: number): Person => people[turn % people.length] as Person;

const post = (client: Client, path: string, { headers }: Pick<Person, "headers">, body: object) =>
  client.timed(path, { method: "POST", headers, body }).then((answer) => JSON.parse(String(answer.body)));

export async function enroll(client: Client, person: Person): Promise<string> {
  return String((await post(client, "/api/courses/enroll", person, { id: courseId })).enrollmentId);
}

/** Opens the pages of a topic in turns, so that each opening is a write too. */
export async function openLesson(client: Client, { cookie }: Person, turn: number): Promise<void> {
  await client.timed(lessonPage(1 + (turn % pages)), { headers: { cookie } });
}

/** A whole attempt: each answer is on the disk before the call returns. @returns what was answered */
export async function takeQuiz(client: Client, person: Person): Promise<{ attempt: number; questions: string[] }> {
  const begun = await post(client, `/api/quiz/${topicId}/attempts`, person, {});
  const questions = (begun.questions as { id: string }[]).map(({ id }) => id);
  for (const id of questions) {
    const choices = keys.find((question) => question.id === id)?.right;
    await post(client, `/api/quiz/${topicId}/answers`, person, { questionId: id, choices });
  }
  return { attempt: Number(begun.number), questions };
}

/** @returns the comment's id */
export async function comment(client: Client, person: Person): Promise<string> {
  const text = `It works with us: ${randomUUID()}`;
  return String((await post(client, `/api/discussions/${slug}/comments`, person, { comment: text })).id);
}

/** A registration with its password hashed at full cost. @returns the new account's id */
export async function register(client: Client, turn: number): Promise<string> {
  const headers = { "x-forwarded-for": ipAddress(1_000_000 + turn) };
  return String((await post(client, "/api/users/register", { headers }, registration("en")))._id);
}
