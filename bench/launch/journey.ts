import { type Client, joinCookies } from "../support/client";
import { courseId, lessonPage } from "../support/learners";
import { ipAddress, registration } from "../support/people";

// The journey of a launch day: from a state's campaign link to the third page of the first lesson.

/** How somebody came: by the link of a campaign in Hindi, or by one with a marker of the campaign. */
const arrivals = ["/bihar?language=hi", "/bihar?utm_source=whatsapp&utm_campaign=launch"];
const language = "hi";

export const steps = [
  "campaign page",
  "register",
  "enroll",
  "my course",
  "lesson, page 1",
  "lesson, page 2",
  "lesson, page 3",
] as const;
export type Step = (typeof steps)[number];

const requests: Record<Step, (visitor: number) => { path: string; body?: object }> = {
  "campaign page": (visitor) => ({ path: arrivals[visitor % arrivals.length] ?? "/bihar" }),
  register: () => ({ path: "/api/users/register", body: registration(language) }),
  enroll: () => ({ path: "/api/courses/enroll", body: { id: courseId, language } }),
  "my course": () => ({ path: `/view/course/${courseId}` }),
  "lesson, page 1": () => ({ path: lessonPage(1) }),
  "lesson, page 2": () => ({ path: lessonPage(2) }),
  "lesson, page 3": () => ({ path: lessonPage(3) }),
};

/** `late`: the portal has answered that it is too busy and when to try again. */
export type Outcome = { kind: "done" | "late" } | { kind: "failed"; step: Step; reason: string };
export type Visitor = {
  client: Client;
  /** Visitor number. It becomes the IP address, because requests are limited per address. */
  number: number;
  /** nginx replaces X-Forwarded-For, so each visitor connects from an address of their own in 127.0.0.0/8. */
  behindProxy: boolean;
  note?: (step: Step, milliseconds: number) => void;
};

/** Makes each step of one visitor when it is called: in order, and when the one before has been answered. */
export function makeJourney({ client, number, behindProxy, note }: Visitor): (step: Step) => Promise<Outcome> {
  let cookie = "";
  const ofVisitor = { "accept-encoding": "gzip", "accept-language": language, "x-forwarded-for": ipAddress(number) };
  const from = behindProxy ? loopbackAddress(number) : undefined;
  return async (step) => {
    const { path, body } = requests[step](number);
    const begun = performance.now();
    try {
      const headers = { ...ofVisitor, ...(cookie && { cookie }) };
      const answer = await client.send(path, { method: body ? "POST" : "GET", headers, body, from });
      cookie = joinCookies(cookie, answer.cookies);
      if (answer.status === 503 && answer.retryAfterSeconds > 0) return { kind: "late" };
      return answer.status === 200 ? { kind: "done" } : { kind: "failed", step, reason: `status ${answer.status}` };
    } catch (error) {
      return { kind: "failed", step, reason: (error as Error).message };
    } finally {
      note?.(step, performance.now() - begun);
    }
  };
}

/** Makes the whole journey. */
export async function travel(visitor: Visitor): Promise<Outcome> {
  const go = makeJourney(visitor);
  for (const step of steps) {
    const outcome = await go(step);
    if (outcome.kind !== "done") return outcome;
  }
  return { kind: "done" };
}

/** Every address of 127.0.0.0/8 is this machine. */
const loopbackAddress = (number: number) =>
  `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${1 + (number % 250)}`;
