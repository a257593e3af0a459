import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { publishedContent } from "../../lib/platform/content/testing/published-content";

const courseId = "growing-up-healthy";
const password = "lotus-pond-7";
const topic = publishedContent().courseById.get(courseId)?.topics[0];

/** How often in turn an attempt may be shown anew, and how long somebody reads before the next answer. */
const mostInTurn = 10;
const readingMs = 1000;

/** The writes that the portal has acknowledged to one learner. */
type Acknowledged = { username: string; token: string; isEnrolled: boolean; pages: number; answers: string[] };
type Answer = { status: number; body: Record<string, unknown>; retryAfter: string | null };

export async function call(url: string, method: string, path: string, body: unknown, token = ""): Promise<Answer> {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const sent = method === "GET" ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api${path}`, { method, headers, ...sent, signal: AbortSignal.timeout(200_000) });
  const text = await answer.text();
  return { status: answer.status, body: parsed(text), retryAfter: answer.headers.get("retry-after") };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

export function registration(): Record<string, unknown> {
  const person = {
    firstName: "Asha",
    lastName: "Kumari",
    mobile: "9876543210",
    age: 34,
    gender: "Female",
    profession: "Counsellors",
  };
  const place = { state: "Bihar", state_id: 5, district: "Patna" };
  return {
    username: `${randomBytes(8).toString("hex")}@example.org`,
    password,
    ...person,
    ...place,
    language: "en",
    utm_campaign: "",
    utm_source: "",
  };
}

export type Load = {
  acknowledged: Acknowledged[];
  /** How many writes were acknowledged so far. */
  writes: () => number;
  /** How often a question was unknown to the release that answered, so that the attempt was shown anew. */
  shownAnew: () => number;
  /** Calls that failed, by status or by what broke the connection. */
  failures: Map<string, number>;
  stop: () => Promise<void>;
};

/**
 * Learners who register, enrol, read and answer one after the other; after a failed call the next learner continues.
 */
export function startLearning(url: string, learners = 6): Load {
  const acknowledged: Acknowledged[] = [];
  const failures = new Map<string, number>();
  let writes = 0;
  let shownAnew = 0;
  let isOver = false;
  const must = async (method: string, path: string, body: unknown, token?: string) => {
    if (isOver) throw new Error("over");
    const { status, body: answer } = await call(url, method, path, body, token);
    if (status !== 200) throw new Error(String(status));
    writes += 1;
    return answer;
  };
  const learn = async () => {
    const person = registration();
    const { token } = (await must("POST", "/users/register", person)) as { token: string };
    const notes: Acknowledged = { username: String(person.username), token, isEnrolled: false, pages: 0, answers: [] };
    acknowledged.push(notes);
    await must("POST", "/courses/enroll", { id: courseId, name: "", language: "en" }, token);
    notes.isEnrolled = true;
    for (let page = 1; page <= (topic?.pages.length ?? 0); page += 1) {
      await must("POST", `/users/reading/${topic?.id}`, { page }, token);
      notes.pages = page;
    }
    const answer = (id: string) => {
      const question = topic?.quiz.find((each) => each.id === id);
      const choices = question?.options.filter(({ correct }) => correct).map((option) => option.id);
      return must("POST", `/quiz/${topic?.id}/answers`, { questionId: id, choices }, token);
    };
    const attempt = async () => {
      const begun = await must("POST", `/quiz/${topic?.id}/attempts`, { language: "en" }, token);
      return (begun.questions as { id: string }[]).map(({ id }) => id).filter((id) => !notes.answers.includes(id));
    };
    let asked = await attempt();
    let inTurn = 0;
    for (let id = asked.shift(); id; id = asked.shift()) {
      const refused = await answer(id).then(
        () => notes.answers.push(id) && null,
        (error: Error) => error,
      );
      if (!refused) {
        inTurn = 0;
        continue;
      }
      // Two releases may have different questions: a page opened before shows the attempt anew, with what it asks now.
      // While both answer, the other one may get the next answer too; a person has read the question by then.
      inTurn += 1;
      if (refused.message !== "404" || inTurn > mostInTurn) throw refused;
      await wait(readingMs);
      asked = await attempt();
      shownAnew += 1;
    }
  };
  const untilOver = async () => {
    while (!isOver)
      await learn().catch(async (error: Error) => {
        if (isOver) return;
        const reason = /^\d+$/.test(error.message)
          ? error.message
          : String((error.cause as { code?: string } | undefined)?.code ?? error.name);
        failures.set(reason, (failures.get(reason) ?? 0) + 1);
        await wait(200);
      });
  };
  const all = Promise.all(Array.from({ length: learners }, untilOver));
  return {
    acknowledged,
    writes: () => writes,
    shownAnew: () => shownAnew,
    failures,
    stop: async () => {
      isOver = true;
      await all;
    },
  };
}

/** Waits until so many writes were acknowledged. */
export async function untilWrites(load: Load, count: number): Promise<void> {
  const began = performance.now();
  while (load.writes() < count) {
    if (performance.now() - began > 300_000)
      throw new Error(`Only ${load.writes()} of ${count} writes were acknowledged in five minutes.`);
    await wait(50);
  }
}

/** Looks for everything that was acknowledged. @returns what is missing */
export async function missing(url: string, acknowledged: Acknowledged[]): Promise<string[]> {
  const found: string[] = [];
  for (const { username, token, isEnrolled, pages, answers } of acknowledged) {
    if ((await call(url, "POST", "/users/login", { username, password })).status !== 200)
      found.push(`the account ${username}`);
    if ((await call(url, "POST", "/checkAuth", {}, token)).status !== 200) found.push(`the session of ${username}`);
    if (!isEnrolled) continue;
    const info = (await call(url, "POST", `/users/get-my-topic-info/${topic?.id}`, {}, token)).body.data as {
      primary_reading?: number;
    } | null;
    if (pages > 0 && (info?.primary_reading ?? 0) < pages) found.push(`page ${pages} of ${username}`);
    if (answers.length === 0) continue;
    const attempt = (await call(url, "GET", `/quiz/${topic?.id}/attempt`, null, token)).body as {
      answers?: { questionId: string }[];
    };
    const stored = new Set(attempt.answers?.map(({ questionId }) => questionId));
    found.push(...answers.filter((id) => !stored.has(id)).map((id) => `the answer ${id} of ${username}`));
  }
  return found;
}
