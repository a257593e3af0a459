import { Client } from "../support/client";
import { mark, median } from "../support/figures";
import { enroll, takeQuiz } from "../support/learners";
import type { Person } from "../support/people";

/**
 * A learner's quiz call over one connection beside a POST to the bare handler, in turns. The portal writes it to the
 * disk before it answers.
 */
export async function compareQuizAnswer(
  portalUrl: string,
  bareUrl: string,
  person: Person,
  attempts: number,
): Promise<string> {
  const [portal, bare] = [new Client(portalUrl, 1), new Client(bareUrl, 1)];
  await enroll(portal, person);
  await takeQuiz(portal, person);
  portal.times.length = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { questions } = await takeQuiz(portal, person);
    for (const question of ["begin", ...questions])
      await bare.timed("/api/answer", { method: "POST", body: { question, choices: ["a"] } });
  }
  for (const client of [portal, bare]) client.close();
  const [portalMs, bareMs] = [median(portal.times), median(bare.times)];
  const above = portalMs - bareMs;
  return `${portal.times.length} calls: median ${portalMs.toFixed(2)} ms, bare handler ${bareMs.toFixed(2)} ms: ${above.toFixed(2)} ms above it (at most 3: ${mark(above <= 3)})`;
}
