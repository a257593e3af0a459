import type { APIRequestContext } from "@playwright/test";
import type { Language } from "../../lib/platform/i18n/language";

type Address = string | ((calls: APIRequestContext) => Promise<string>);
/**
 * A screen of docs/before-and-after.md. `learner`: who is signed in, a key of `scripts/seed/people.ts` for each
 * language; absent for a guest.
 */
export type Screen = { name: string; learner?: Record<Language, string>; address: Address };

const course = "growing-up-healthy";
export const failedQuiz = { en: "deepak.mishra", hi: "lalita.oraon" };
const halfDone = { en: "meenakshi.jha", hi: "salim.sheikh" };
const certified = { en: "kavita.sinha", hi: "mohammad.rafiq" };

export const screens: Screen[] = [
  { name: "home", address: "/" },
  { name: "registration", address: "/register" },
  { name: "sensitive-topic", address: "/topic/contraception" },
  { name: "forum", address: "/discussions" },
  { name: "course-information", address: `/info/course/${course}` },
  { name: "dashboard", learner: halfDone, address: "/dashboard" },
  { name: "course", learner: halfDone, address: `/view/course/${course}` },
  {
    name: "lesson",
    learner: { en: "nasreen.fatima", hi: "sunita.devi" },
    address: "/course/module/understanding-periods/primary/1",
  },
  { name: "quiz", learner: failedQuiz, address: quizAgain },
  { name: "locked-topic", learner: halfDone, address: "/course/module/referring" },
  { name: "celebration", learner: certified, address: `/view/course/${course}?certificate=issued` },
  { name: "certificate", learner: certified, address: async (calls) => `/certificate/${await findCertificate(calls)}` },
];

/** These learners have failed a quiz, and begin it again. */
export async function quizAgain(calls: APIRequestContext): Promise<string> {
  const topic = "what-is-adolescence";
  // Each size and language finds the attempt of the one before it.
  await calls.post(`/api/quiz/${topic}/attempts`, { data: {} });
  return `/course/module/${topic}/quiz?step=1`;
}

async function findCertificate(calls: APIRequestContext): Promise<string> {
  const answer = await calls.post(`/api/courses/modules/${course}`, { data: {} });
  const { enrollment_info } = (await answer.json()) as { enrollment_info: { certificateId: string | null }[] };
  const id = enrollment_info[0]?.certificateId;
  if (!id) throw new Error("This learner has no certificate");
  return id;
}
