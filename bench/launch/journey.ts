import { randomUUID } from "node:crypto";
import http from "node:http";
import { content } from "../../lib/platform/content";
import { readCourse } from "../../testing/people/course-content";
import { ipAddress } from "../load/people";

// The journey of a launch day: from a state's campaign link to the third page of the first lesson.

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

/** How somebody came: by the link of a campaign in Hindi, or by one with a marker of the campaign. */
const arrivals = ["/bihar?language=hi", "/bihar?utm_source=whatsapp&utm_campaign=launch"];

const course = content().courses.find(({ id }) => id === "growing-up-healthy");
const lesson = readCourse(course?.id).find(({ pages }) => pages >= 3);
if (!course || !lesson) throw new Error("There is no course whose lessons have three pages.");
export const courseId = course.id;
export const lessonId = lesson.id;

/** `late`: the portal has answered that it is too busy and when to try again. */
export type Outcome = { kind: "done" | "late" } | { kind: "failed"; step: Step; reason: string };
export type Visitor = {
  agent: http.Agent;
  base: URL;
  /** Visitor number. It becomes the IP address, because requests are limited per address. */
  number: number;
  /** nginx replaces X-Forwarded-For, so each visitor connects from an address of their own in 127.0.0.0/8. */
  behindProxy?: boolean;
  note: (step: Step, milliseconds: number) => void;
};

export type Journey = { step: Step; go: () => Promise<Outcome> }[];

/** The steps of one visitor, each to be made when the one before has been answered. */
export function makeJourney(visitor: Visitor): Journey {
  const headers: Record<string, string> = { "x-forwarded-for": ipAddress(visitor.number) };
  const language = "hi";
  const requests: [Step, string, object | null][] = [
    ["campaign page", arrivals[visitor.number % arrivals.length] ?? "/bihar", null],
    ["register", "/api/users/register", registration(language)],
    ["enroll", "/api/courses/enroll", { id: courseId, language }],
    ["my course", `/view/course/${courseId}`, null],
    ...([1, 2, 3] as const).map((page): [Step, string, null] => [
      `lesson, page ${page}`,
      `/course/module/${lessonId}/primary/${page}`,
      null,
    ]),
  ];
  return requests.map(([step, path, body]) => ({
    step,
    go: async () => {
      const begun = performance.now();
      try {
        const { status, cookies, retryAfter } = await ask(visitor, path, headers, body);
        visitor.note(step, performance.now() - begun);
        if (status === 503 && retryAfter) return { kind: "late" };
        if (status !== 200) return { kind: "failed", step, reason: `status ${status}` };
        if (cookies.length > 0) headers.cookie = joinCookies(headers.cookie, cookies);
        return { kind: "done" };
      } catch (error) {
        visitor.note(step, performance.now() - begun);
        return { kind: "failed", step, reason: (error as Error).message };
      }
    },
  }));
}

/** Makes the whole journey. */
export async function travel(visitor: Visitor): Promise<Outcome> {
  for (const { go } of makeJourney(visitor)) {
    const outcome = await go();
    if (outcome.kind !== "done") return outcome;
  }
  return { kind: "done" };
}

export function registration(language: string): object {
  return {
    username: `${randomUUID()}@bench.example`,
    password: "a long enough word 7",
    ...{ firstName: "Sunita", lastName: "Kumari", mobile: "9876543210", age: 34, gender: "Female" },
    ...{ profession: "Counsellors", state: "Bihar", state_id: 5, district: "Patna", language },
  };
}

type Reply = { status: number; cookies: string[]; retryAfter: string | undefined };

function ask(
  { agent, base, number, behindProxy = false }: Visitor,
  path: string,
  headers: Record<string, string>,
  body: object | null,
): Promise<Reply> {
  const text = body === null ? "" : JSON.stringify(body);
  const sent = body === null ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  const { hostname, port } = base;
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...{ agent, port, path, method: body === null ? "GET" : "POST" },
      ...(behindProxy ? { hostname: "127.0.0.1", localAddress: loopbackAddress(number) } : { hostname }),
      headers: { host: base.host, "accept-encoding": "gzip", "accept-language": "hi", ...sent, ...headers },
      timeout: 30_000,
    });
    request.once("timeout", () => request.destroy(new Error("no answer within 30 s")));
    request.once("error", reject);
    request.once("response", (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers["set-cookie"] ?? [],
          retryAfter: response.headers["retry-after"],
        }),
      );
    });
    request.end(text);
  });
}

/** Every address of 127.0.0.0/8 is this machine. */
function loopbackAddress(number: number): string {
  return `127.${1 + ((number >> 16) & 127)}.${(number >> 8) & 255}.${1 + (number % 250)}`;
}

function joinCookies(before: string | undefined, set: string[]): string {
  const jar = new Map((before ?? "").split("; ").filter(Boolean).map(divide));
  for (const each of set) jar.set(...divide(each.split(";")[0] ?? ""));
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function divide(cookie: string): [string, string] {
  const at = cookie.indexOf("=");
  return [cookie.slice(0, at), cookie.slice(at + 1)];
}
