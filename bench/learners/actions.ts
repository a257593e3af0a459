import { randomUUID } from "node:crypto";
import { content } from "../../lib/platform/content";
import { readCourse } from "../../testing/people/course-content";
import type { Client } from "../load/drive";
import { ipAddress, type Person } from "../load/people";

// What learners do, as requests to a portal.

const course = content().courses.find(({ id }) => id === "growing-up-healthy") ?? content().courses[0];
const [topic] = readCourse(course?.id);
const [discussion] = content().discussions;
if (!course || !topic || topic.questions.length === 0 || !discussion)
  throw new Error("There is nothing published to measure.");
export const courseId = course.id;
const firstTopic = topic;
const slug = discussion.slug;

/** Somebody's turn: everybody in order, and then from the beginning. */
export const personAt = (people: Person[], turn: number): Person => people[turn % people.length] as Person;

export async function enroll(client: Client, { headers }: Person, measured = true): Promise<string> {
  const sent = { method: "POST", headers, body: { id: courseId } };
  const { body } = await (measured
    ? client.timed("/api/courses/enroll", sent)
    : client.ask("/api/courses/enroll", sent));
  return String(JSON.parse(body).enrollmentId);
}

/** Opens the pages of a topic in turns, so that each opening is a write too. */
export async function openLesson(client: Client, { cookie }: Person, turn: number): Promise<void> {
  await client.timed(`/course/module/${firstTopic.id}/primary/${1 + (turn % Math.max(1, firstTopic.pages))}`, {
    headers: { cookie },
  });
}

/**
 * A whole attempt: begins it, and answers each question. Each answer is on the disk before it is returned. @returns
 * what was answered
 */
export async function takeQuiz(client: Client, { headers }: Person): Promise<{ attempt: number; questions: string[] }> {
  const begun = await client.timed(`/api/quiz/${firstTopic.id}/attempts`, { method: "POST", headers, body: {} });
  const questions: string[] = [];
  const drawn = (JSON.parse(begun.body) as { questions: { id: string }[] }).questions;
  for (const { id } of drawn) {
    const right = firstTopic.questions.find((question) => question.id === id)?.right;
    await client.timed(`/api/quiz/${firstTopic.id}/answers`, {
      method: "POST",
      headers,
      body: { questionId: id, choices: right },
    });
    questions.push(id);
  }
  return { attempt: Number(JSON.parse(begun.body).number), questions };
}

/** @returns the comment's id */
export async function comment(client: Client, { headers }: Person): Promise<string> {
  const { body } = await client.timed(`/api/discussions/${slug}/comments`, {
    method: "POST",
    headers,
    body: { comment: `It works with us: ${randomUUID()}` },
  });
  return String(JSON.parse(body).id);
}

/** A registration with its password hashed at full cost. @returns the new account's id */
export async function register(client: Client, turn: number): Promise<string> {
  const person = {
    firstName: "Bench",
    lastName: "Learner",
    mobile: "9876543210",
    age: 34,
    gender: "Female",
    profession: "Counsellors",
  };
  const place = { state: "Bihar", state_id: 5, district: "Patna", language: "en" };
  const body = { username: `${randomUUID()}@bench.example`, password: "a long enough word 7", ...person, ...place };
  const answer = await client.timed("/api/users/register", {
    method: "POST",
    headers: { "x-forwarded-for": ipAddress(1_000_000 + turn) },
    body,
  });
  return String(JSON.parse(answer.body)._id);
}
