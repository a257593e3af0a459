import { approveReview, courseCertificates, returnReview, withdrawCertificate } from "../../lib/domain/certificates";
import { learning } from "../../lib/domain/learning";
import type { Course } from "../../lib/platform/content";
import { completeTopic, completeTopics, enroll, failQuiz, rate, readPages, requireCourse } from "./lessons";
import { type Person, type Stage, seededEmail, texts } from "./person";
import { completeProfile, consentAsGuardian, verifyEmail } from "./register";
import type { Visit } from "./visit";

const reviewer = "staff:seed";

async function approveModules(visit: Visit, { key }: Person, course: Course): Promise<void> {
  visit.wait(26 * 60);
  for (const { id: moduleId } of course.modules)
    mustBe(
      "done",
      await approveReview(visit.guest(), { email: seededEmail(key), courseId: course.id, moduleId }, reviewer),
    );
}

async function returnFirstModule(visit: Visit, { key, language }: Person, course: Course): Promise<void> {
  visit.wait(30 * 60);
  const [module] = course.modules;
  const topicIds = (module?.topics ?? []).filter(({ journal }) => journal).map(({ id }) => id);
  const wanted = { email: seededEmail(key), courseId: course.id, moduleId: module?.id ?? "" };
  mustBe("done", await returnReview(visit.guest(), wanted, reviewer, { topicIds, note: texts[language].reviewNote }));
}

async function withdraw(visit: Visit): Promise<void> {
  visit.wait(3 * 24 * 60);
  const { db } = visit.guest();
  const { number } = await db
    .selectFrom("certificates")
    .select("number")
    .where("account_id", "=", visit.account)
    .executeTakeFirstOrThrow();
  mustBe(
    "withdrawn",
    await withdrawCertificate(visit.guest(), number, "Issued to a name that was not the learner's own."),
  );
}

function mustBe(wanted: string, outcome: string): void {
  if (outcome !== wanted) throw new Error(`The staff's work ended with ${outcome}`);
}

const shortCourse = "growing-up-healthy";
/** Its modules have certificates of their own, which a coordinator approves. */
const reviewedCourse = "healthy-minds";

type Step = (visit: Visit, person: Person) => Promise<void>;

/** What a learner does after registering to reach each stage. */
export const reach: Record<Stage, Step> = {
  registered: async () => undefined,
  verified: readyToLearn,
  "profile-incomplete": async (visit, person) => {
    await verifyEmail(visit);
    const course = requireCourse(visit, shortCourse);
    await enroll(visit, course, person.place);
    await completeTopics(visit, course.topics.slice(0, 1));
  },
  enrolled: async (visit, person) => {
    await start(visit, person, shortCourse);
  },
  reading: async (visit, person) => {
    const { topics } = await start(visit, person, shortCourse);
    const begun = 1 + (person.daysAgo % 3);
    await completeTopics(visit, topics.slice(0, begun));
    for (const topic of topics.slice(begun, begun + 1)) await readPages(visit, topic, 1);
  },
  "quiz-failed": async (visit, person) => {
    const { topics } = await start(visit, person, shortCourse);
    for (const topic of topics.slice(0, 1)) {
      await readPages(visit, topic);
      await failQuiz(visit, topic, 1);
    }
  },
  "quiz-paused": async (visit, person) => {
    const { topics } = await start(visit, person, shortCourse);
    for (const topic of topics.slice(0, 1)) {
      await readPages(visit, topic);
      // The third pause is the longest; it began a minute ago.
      visit.waitUntilMinutesAgo(41);
      await failQuiz(visit, topic, 3);
    }
  },
  stuck: async (visit, person) => {
    const { topics } = await start(visit, person, shortCourse);
    await completeTopics(visit, topics.slice(0, 2));
    for (const topic of topics.slice(2, 3)) {
      await readPages(visit, topic);
      await failQuiz(visit, topic, 4);
    }
  },
  "half-done": async (visit, person) => {
    const course = await start(visit, person, shortCourse);
    await completeTopics(visit, course.topics.slice(0, Math.ceil(course.topics.length / 2)));
    await rate(visit, course, person.daysAgo % 2 === 0 ? 5 : 3.5);
  },
  "awaiting-review": async (visit, person) => {
    await finish(visit, person, reviewedCourse);
  },
  "review-returned": async (visit, person) => {
    await returnFirstModule(visit, person, await finish(visit, person, reviewedCourse));
  },
  certified: certify,
  "modules-certified": async (visit, person) => {
    const course = await finish(visit, person, reviewedCourse);
    await rate(visit, course, 4.5);
    await approveModules(visit, person, course);
  },
  "certificate-withdrawn": async (visit, person) => {
    await certify(visit, person);
    await withdraw(visit);
  },
  left: async (visit, person) => {
    const course = await start(visit, person, shortCourse);
    await completeTopics(visit, course.topics.slice(0, 2));
    await learning.unenroll(await visit.learner(), { id: course.id, feedback: texts[person.language].reasonToLeave });
  },
  "guardian-waiting": async () => undefined,
  "guardian-consented": async (visit, person) => {
    visit.wait(120);
    await consentAsGuardian(visit);
    const { topics } = await start(visit, person, shortCourse);
    for (const topic of topics.slice(0, 1)) await completeTopic(visit, topic);
  },
};

async function readyToLearn(visit: Visit, person: Person): Promise<void> {
  visit.wait(6);
  await verifyEmail(visit);
  await completeProfile(visit, person);
}

async function start(visit: Visit, person: Person, courseId: string): Promise<Course> {
  const course = requireCourse(visit, courseId);
  await readyToLearn(visit, person);
  await enroll(visit, course, person.place);
  return course;
}

/** Completes every topic and opens the course page, which creates the reviews that are due. */
async function finish(visit: Visit, person: Person, courseId: string): Promise<Course> {
  const course = await start(visit, person, courseId);
  await completeTopics(visit, course.topics);
  await openCourse(visit, course);
  return course;
}

/** A course's own certificate is issued when its learner asks for it. */
async function certify(visit: Visit, person: Person): Promise<void> {
  const course = await finish(visit, person, shortCourse);
  const { enrollment_info } = await openCourse(visit, course);
  await courseCertificates.completeCourse(await visit.learner(), { id: course.id, eid: enrollment_info[0]?.id ?? "" });
  await rate(visit, course, 5);
}

async function openCourse(visit: Visit, course: Course) {
  return courseCertificates.modules(await visit.learner(), { params: { id: course.id }, query: {}, body: {} });
}
