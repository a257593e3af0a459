import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { courseId, readCourse, type Topic } from "./course-key";
import type { Language } from "./words";

export const password = "a long enough word 7";

/** Makes an account through the call and signs the browser in with its cookie. @returns its address */
export async function signUp(context: BrowserContext, language: Language = "en"): Promise<string> {
  const username = `${randomUUID()}@example.org`;
  const answer = await context.request.post("/api/users/register", {
    data: {
      username,
      password,
      firstName: "Sunita",
      lastName: "Kumari",
      state: "Bihar",
      state_id: 5,
      district: "Sitamarhi",
      language,
      mobile: "9876543210",
      age: 34,
      gender: "Female",
      profession: "Counsellors",
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return username;
}

export async function completeProfile(context: BrowserContext): Promise<void> {
  const data = { current_institute: "Middle School, Dumra", employment_sector: "Government", is_profile_complete: 1 };
  const answer = await context.request.put("/api/users/profile", { data });
  if (!answer.ok()) throw new Error(await answer.text());
}

export async function enroll(context: BrowserContext): Promise<void> {
  await context.request.post("/api/courses/enroll", { data: { id: courseId, language: "en" } });
}

/** Completes topics until half of the course is done: from then on it can be rated. */
export async function completeHalf(context: BrowserContext): Promise<void> {
  for (const topic of readCourse()) {
    await completeTopic(context, topic);
    const answer = await context.request.post(`/api/users/get-my-courses-info/${courseId}`, { data: {} });
    if (((await answer.json()) as { progress: number }).progress >= 50) return;
  }
}

/** Opens every page of a topic, one after the other. In the tests' pace a page counts as read once it was open. */
export async function readTopic({ request }: BrowserContext, topic: Topic): Promise<void> {
  for (let page = 1; page <= topic.pages; page += 1) await request.post(`/api/users/reading/${topic.id}`, { data: { page } });
}

/** Reads, answers and writes everything a topic needs, by its calls. */
export async function completeTopic(context: BrowserContext, topic: Topic): Promise<void> {
  const { request } = context;
  await readTopic(context, topic);
  for (const question of topic.questions) await request.post(`/api/quiz/${topic.id}/answers`, { data: { questionId: question.id, choices: question.right } });
  if (topic.hasJournal) await request.post(`/api/users/journal/${topic.id}`, { data: { entry: `I will speak about ${topic.id} in class.` } });
}
