import { Client } from "../load/drive";
import { at } from "../load/load";
import type { Person } from "../load/people";
import { enroll, takeQuiz } from "./actions";

export type QuizComparison = { portalMs: number; bareMs: number; calls: number };

/**
 * A learner's quiz call over one connection beside a POST to the bare handler, in turns. The portal writes it to the
 * disk before it answers.
 */
export async function compareQuizAnswer(
  portalUrl: string,
  bareUrl: string,
  person: Person,
  attempts: number,
): Promise<QuizComparison> {
  const [portal, bare] = [new Client(portalUrl, 1), new Client(bareUrl, 1)];
  await enroll(portal, person, false);
  await takeQuiz(portal, person);
  portal.times.length = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { questions } = await takeQuiz(portal, person);
    for (const question of ["begin", ...questions])
      await bare.timed("/api/answer", { method: "POST", body: { question, choices: ["a"] } });
  }
  portal.close();
  bare.close();
  return { portalMs: at(portal.times, 0.5), bareMs: at(bare.times, 0.5), calls: portal.times.length };
}
