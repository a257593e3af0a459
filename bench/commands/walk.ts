import { randomBytes } from "node:crypto";
import { type Content, loadContent } from "../../lib/platform/content";
import { defaultLanguage, languages } from "../../lib/platform/i18n/language";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { type Answer, type Caller, FailedCall, makeCaller, WaitsForReview } from "../walk/caller";
import { fillSurvey } from "../walk/fill-survey";
import { tryQuickCheat } from "../walk/quick-cheat";
import { takeTopic } from "../walk/take-topic";

// npm run bench -- walk --url http://localhost:3000

const command = {
  name: "bench -- walk",
  description:
    "Registers two throw-away learners at a running portal, through its API only. The first tries to cheat, which has to fail; the second completes a course, up to the certificate, with every key known and each page open only as long as the portal requires: over a quarter of an hour with normal settings, no time in tests. Both times are printed, beside the reading at 200 words a minute.",
  options: {
    url: {
      type: "string",
      meaning: "the portal's address, such as http://localhost:3000",
      placeholder: "ADDRESS",
      required: true,
    },
    course: { type: "string", meaning: "the course's id", default: "growing-up-healthy" },
    language: { type: "string", oneOf: languages, meaning: "the language of the calls", default: defaultLanguage },
  },
  exitCodes: {
    0: "the certificate is issued, or everything is done and waits for a review",
    1: "a call failed, which is printed",
  },
} as const;
const person = {
  firstName: "Walk",
  lastName: "Through",
  mobile: "9876543210",
  age: 34,
  gender: "Female",
  profession: "Counsellors",
};
const place = { state: "Bihar", state_id: 5, district: "Patna" };
const rest = { current_institute: "Middle School, Dumra", employment_sector: "Government", is_profile_complete: 1 };

type TopicEntry = { slug: string | null; name: string; status: string };
type Options = { url: string; course: string; language: string };

const { url, course, language } = readCommand(command).values;
if (!/^https?:\/\//.test(url))
  refuseArguments(command, "--url has to be the portal's address, such as http://localhost:3000.");
try {
  await walkCourse({ url: url.replace(/\/+$/, ""), course, language });
} catch (error) {
  if (!(error instanceof FailedCall || error instanceof WaitsForReview)) throw error;
  if (error instanceof FailedCall) process.exitCode = 1;
  console.log(error instanceof FailedCall ? `The walk ended at this call:\n${error.message}` : error.message);
}

async function walkCourse(options: Options): Promise<void> {
  const { course, language } = options;
  const hasty = await newLearner(options);
  for (const answer of await tryQuickCheat(hasty.caller, hasty.courseId, hasty.enrollmentId, language))
    console.log(`  ${answer}`);
  console.log("Cheating is rejected. Now an honest learner:");
  const { caller, courseId, enrollmentId } = await newLearner(options);
  await caller.call("GET", `/courses/${course}?language=${language}`);
  const reading = { seconds: 0 };
  const walk = {
    caller,
    courseId,
    enrollmentId,
    language,
    published: readPublished(courseId),
    reading,
    say: console.log,
  };
  const outline = await readOutline(caller, courseId, language);
  const begin = Date.now();
  for (const { slug } of outline.moduleTopic_info as TopicEntry[]) if (slug) await takeTopic(walk, slug);
  sayTimes(reading.seconds, Date.now() - begin);
  await closeCourse(caller, courseId, language);
  await askForCertificates(caller, courseId, enrollmentId, language);
}

/** How long all topics took somebody who reads nothing, and how long their pages take at 200 words a minute. */
function sayTimes(readingSeconds: number, milliseconds: number): void {
  const minutes = (ms: number) => (ms / 60_000).toFixed(1);
  console.log(
    `All topics took ${minutes(milliseconds)} minutes with every key known and no page read. Reading them at 200 words a minute takes ${minutes(readingSeconds * 1000)}, and no page has to be open for that long.`,
  );
}

/** Somebody new with a complete profile, in the course. */
async function newLearner({
  url,
  course,
  language,
}: Options): Promise<{ caller: Caller; courseId: string; enrollmentId: string }> {
  const caller = makeCaller(url);
  const username = `walk-${randomBytes(6).toString("hex")}@example.org`;
  const { token } = await caller.call("POST", "/users/register", {
    username,
    password: randomBytes(12).toString("hex"),
    ...person,
    ...place,
    language,
  });
  caller.signIn(String(token));
  await caller.call("PUT", "/users/profile", rest);
  console.log(`Registered ${username}, who takes ${course}.`);
  const { enrollmentId, course_id } = await caller.call("POST", "/courses/enroll", {
    id: course,
    name: course,
    language,
  });
  return { caller, courseId: String(course_id), enrollmentId: String(enrollmentId) };
}

/** The content of this folder, if the course is one of it. */
function readPublished(courseId: string): Content | null {
  const published = loadContent("content");
  return published.courseById.has(courseId) ? published : null;
}

function readOutline(caller: Caller, courseId: string, language: string): Promise<Answer> {
  return caller.call("POST", `/courses/modules/${courseId}?language=${language}`, { language });
}

/** The conclusion's form, the stars and the feedback. */
async function closeCourse(caller: Caller, courseId: string, language: string): Promise<void> {
  const { feedback_form } = await caller.call("GET", `/courses/${courseId}?language=${language}`);
  if (typeof feedback_form === "string" && feedback_form)
    await caller.call("POST", `/users/feedback/${courseId}`, fillSurvey(feedback_form));
  await caller.call("PUT", `/courses/rating/${courseId}`, { rating: 4.5 });
  await caller.call("PUT", `/courses/feedback/${courseId}`, { feedback: "Clear and useful.", platform_rating: "Good" });
  await caller.call("POST", `/users/recount/${courseId}`, {});
}

async function askForCertificates(caller: Caller, courseId: string, eid: string, language: string): Promise<void> {
  const { ok, answer } = await caller.tryCall("PUT", `/courses/completed_status/${courseId}`, { eid });
  const outline = await readOutline(caller, courseId, language);
  const [enrollment] = outline.enrollment_info as {
    progress: number;
    review?: string | null;
    certificateId: string | null;
  }[];
  const modules = outline.module_resources as { review?: string | null; certificateId?: string | null }[];
  if (!ok && [enrollment, ...modules].some((each) => each?.review === "waiting")) {
    throw new WaitsForReview(
      `Everything is done (${enrollment?.progress} percent). A coordinator has to approve the review before there is a certificate:\n${answer.message}`,
    );
  }
  if (!ok) throw new FailedCall("PUT", `/courses/completed_status/${courseId}`, 409, JSON.stringify(answer));
  const ids = [enrollment?.certificateId, ...modules.map((each) => each.certificateId)].filter(
    (id) => typeof id === "string",
  );
  if (ids.length === 0)
    throw new FailedCall(
      "PUT",
      `/courses/completed_status/${courseId}`,
      "200, but there is no certificate",
      JSON.stringify(answer),
    );
  for (const id of ids) {
    const { data } = await caller.call("GET", `/certificate/${id}?language=${language}`);
    console.log(`Certificate ${(data as Answer).number}: /certificate/${id}`);
  }
}
