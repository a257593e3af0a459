import { accounts } from "../../lib/domain/accounts";
import type { CallContext } from "../../lib/domain/call";
import { approveReview, courseCertificates, returnReview, withdrawCertificate } from "../../lib/domain/certificates";
import { chat, replyToLearner } from "../../lib/domain/chat";
import { courses } from "../../lib/domain/courses";
import { setRole } from "../../lib/domain/desk";
import { discussions } from "../../lib/domain/discussions";
import { learning } from "../../lib/domain/learning";
import { quizzes } from "../../lib/domain/quizzes";
import { surveys } from "../../lib/domain/surveys";
import { rightChoices, wholeSurvey, wrongChoices } from "../../lib/domain/testing/learners";
import type { Course, Topic } from "../../lib/platform/content";
import { type Person, people, places, type Stage, seededEmail, type Talk, texts } from "./person";
import { completeProfile, consentAsGuardian, register, verifyEmail } from "./register";
import { Visit } from "./visit";

const does: Record<Talk, (visit: Visit, person: Person, number: number) => Promise<void>> = {
  forum: async (visit, { language }, number) => {
    const { content } = visit.guest();
    const discussion = content.discussions[number % content.discussions.length];
    const { forumComments } = texts[language];
    const comment = forumComments[number % forumComments.length];
    if (discussion && comment) await discussions.addComment(await visit.learner(), { id: discussion.slug, comment });
  },

  "chat-waiting": async (visit, { language }) => {
    await chat.send(await visit.learner(), { msg: texts[language].chat.question });
  },

  "chat-answered": async (visit, { key, language }) => {
    await chat.send(await visit.learner(), { msg: texts[language].chat.question });
    visit.wait(90);
    await replyToLearner(visit.guest(), seededEmail(key), texts[language].chat.answer);
    visit.wait(30);
    await chat.seen(await visit.learner(), {});
    await chat.send(await visit.learner(), { msg: texts[language].chat.more });
    visit.wait(45);
    // The last answer stays unread.
    await replyToLearner(visit.guest(), seededEmail(key), texts[language].chat.answer);
  },
};

export const coordinatorKey = "coordinator";

/** One password for all, as long as the settings require. */
export function seedPassword({ settings }: Pick<CallContext, "settings">): string {
  return "seed portal".padEnd(settings.passwordMinLength, "0");
}

/** Adds everybody of `people` and a coordinator with the operations of the API. Leaves no mail to send. */
export async function fillPortal(portal: CallContext, say: (line: string) => void): Promise<void> {
  await addCoordinator(portal);
  for (const [index, person] of people.entries()) {
    const number = index + 1;
    const visit = new Visit(portal, person.language, person.daysAgo, number);
    await register(visit, person, number, seedPassword(portal));
    await reach[person.stage](visit, person);
    for (const each of person.talks) await does[each](visit, person, number);
    say(`${number} of ${people.length}: ${person.stage}`);
  }
  // These addresses do not exist, and the sender would try them for days.
  const ofSeeded = portal.db.deleteFrom("outbox").where("recipient", "like", seededEmail("%"));
  await ofSeeded.where("sent_at", "is", null).execute();
}

async function addCoordinator(portal: CallContext): Promise<void> {
  const visit = new Visit(portal, "en", 90, 0);
  const place = { state: "Bihar", state_id: 5, district: "Patna", mobile: "9876542000" };
  const person = {
    username: seededEmail(coordinatorKey),
    firstName: "Meera",
    lastName: "Joshi",
    age: 46,
    gender: "Female",
    profession: "NGO staff",
  } as const;
  await accounts.register(visit.guest(), { ...person, ...place, password: seedPassword(portal), language: "en" });
  await portal.db.updateTable("accounts").set({ verified_email: 1 }).where("username", "=", person.username).execute();
  await setRole(
    visit.guest(),
    { username: person.username, role: "coordinator", courses: [], states: [], allStates: true },
    "staff:seed",
  );
}

const reviewer = "staff:seed";

async function approveModules(visit: Visit, { key }: Person, course: Course): Promise<void> {
  visit.wait(26 * 60);
  for (const { id: moduleId } of course.modules) {
    const wanted = { email: seededEmail(key), courseId: course.id, moduleId };
    mustBe("done", await approveReview(visit.guest(), wanted, reviewer));
  }
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
  const issued = visit.guest().db.selectFrom("certificates").select("number").where("account_id", "=", visit.account);
  const { number } = await issued.executeTakeFirstOrThrow();
  const reason = "Issued to a name that was not the learner's own.";
  mustBe("withdrawn", await withdrawCertificate(visit.guest(), number, reason));
}

function mustBe(wanted: string, outcome: string): void {
  if (outcome !== wanted) throw new Error(`The staff's work ended with ${outcome}`);
}

const shortCourse = "growing-up-healthy";
/** Its modules have certificates of their own, which a coordinator approves. */
const reviewedCourse = "healthy-minds";

type Step = (visit: Visit, person: Person) => Promise<void>;

/** What a learner does after registering to reach each stage. */
const reach: Record<Stage, Step> = {
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
    await readPages(visit, topics[begun] as Topic, 1);
  },
  "quiz-failed": (visit, person) => failQuiz(visit, person, { completed: 0, times: 1 }),
  // The third pause is the longest; it began a minute ago.
  "quiz-paused": (visit, person) => failQuiz(visit, person, { completed: 0, times: 3, beginsMinutesAgo: 41 }),
  stuck: (visit, person) => failQuiz(visit, person, { completed: 2, times: 4 }),
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
    await completeTopics(visit, topics.slice(0, 1));
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

/**
 * The entry names the topic, because no two entries of a person may have the same text. It has one sentence of each
 * list. Any two of 42 persons share at most one, because the portal rejects a text that is nearly another's (rule:
 * journal.words).
 */
function journalEntry({ name }: Topic, language: Person["language"], person: number): string {
  const { tried, next } = texts[language].journal;
  const first = tried[person % tried.length];
  const second = next[Math.floor(person / tried.length) % next.length];
  return `${name[language]}: ${first} ${second}`;
}

/** How long a page is open: long enough for every page to count as read. */
const minutesForPage = 4;
const minutesBetweenTopics = 17 * 60;

function requireCourse(visit: Visit, id: string): Course {
  const course = visit.guest().content.courseById.get(id);
  if (!course) throw new Error(`There is no course ${id}`);
  return course;
}

async function enroll(visit: Visit, course: Course, place: Person["place"]): Promise<void> {
  visit.wait(2);
  await courses.enroll(await visit.learner(), { id: course.id, utm_campaign: places[place].campaign });
}

async function readPages(visit: Visit, topic: Topic, howMany = topic.pages.length): Promise<void> {
  for (const index of topic.pages.slice(0, howMany).keys()) {
    await learning.recordReading(await visit.learner(), { topicId: topic.id, page: index + 1 });
    visit.wait(minutesForPage);
  }
}

async function takeQuiz(visit: Visit, topic: Topic, result: "right" | "wrong"): Promise<void> {
  const choose = result === "right" ? rightChoices : wrongChoices;
  if (topic.quiz.length === 0) return;
  const { questions } = await quizzes.attempt(await visit.learner(), { topicId: topic.id });
  for (const { id } of questions) {
    const learner = await visit.learner();
    // A question of another topic, in a course's last quiz, has that topic's id before its own.
    const [name, other] = id.split("--").reverse() as [string, string | undefined];
    const { quiz } = learner.content.topicById.get(other ?? topic.id) ?? topic;
    const question = quiz.find((each) => each.id === name);
    if (question) await quizzes.answer(learner, { topicId: topic.id, questionId: id, choices: choose(question) });
  }
}

type Failing = { completed: number; times: number; beginsMinutesAgo?: number };

/** Fails the quiz of the topic after so many completed ones, several times, with the pauses in between. */
async function failQuiz(visit: Visit, person: Person, { completed, times, beginsMinutesAgo }: Failing): Promise<void> {
  const { topics } = await start(visit, person, shortCourse);
  await completeTopics(visit, topics.slice(0, completed));
  const topic = topics[completed] as Topic;
  await readPages(visit, topic);
  if (beginsMinutesAgo) visit.waitUntilMinutesAgo(beginsMinutesAgo);
  for (let attempt = 1; attempt <= times; attempt += 1) {
    if (attempt > 1) {
      visit.wait(20);
      await quizzes.retake(await visit.learner(), { topicId: topic.id });
    }
    await takeQuiz(visit, topic, "wrong");
  }
}

async function completeTopics(visit: Visit, topics: Topic[]): Promise<void> {
  for (const topic of topics) await completeTopic(visit, topic);
}

/** Completes a topic; the next one follows a day later. */
async function completeTopic(visit: Visit, topic: Topic): Promise<void> {
  await readPages(visit, topic);
  await takeQuiz(visit, topic, "right");
  const learner = await visit.learner();
  const { id: topicId } = topic;
  if (topic.pages.some(({ form }) => form))
    await surveys.sendTopicSurvey(learner, { params: { topicId }, body: wholeSurvey(topic) });
  if (topic.discussion)
    await discussions.addModuleComment(learner, {
      discussionSlug: topicId,
      topicId,
      comment: texts[visit.language].moduleComment
        .replace("{topic}", topic.name[visit.language])
        .replace("{person}", learner.learner?.username ?? ""),
    });
  if (topic.journal)
    await learning.writeJournal(learner, {
      topicId,
      entry: journalEntry(topic, visit.language, visit.number),
      readers: "coordinator",
    });
  visit.wait(minutesBetweenTopics);
}

async function rate(visit: Visit, course: Course, rating: number): Promise<void> {
  await courses.rate(await visit.learner(), { id: course.id, rating });
}
