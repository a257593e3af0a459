import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { courseId } from "../../testing/people/course-content";
import type { Language } from "./messages";

export const password = "a long enough word 7";
export const anotherPassword = "another long word 9";

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

export async function enroll(context: BrowserContext, id = courseId): Promise<void> {
  await context.request.post("/api/courses/enroll", { data: { id, language: "en" } });
}
