import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { CallContext } from "../../lib/domain/call";
import { courses } from "../../lib/domain/courses";
import { enoughWords } from "../../lib/domain/testing/enough-words";
import {
  asHolder,
  completeTopic,
  courseId,
  guestContext,
  wholeSurvey,
  wrongChoices,
} from "../../lib/domain/testing/learners";
import type { Topic } from "../../lib/platform/content";
import { type Database, openDatabase } from "../../lib/platform/db";
import { addSeconds, enqueue, flush, type Waiting } from "../../offline/queue/queue";
import { memoryStore } from "../../offline/queue/testing/memory-store";
import { at, mark, median } from "../support/figures";
import { makePeople, type Person } from "../support/people";
import { startBenchPortal, temporaryFolder } from "../support/portal";
import { type Network, newNetwork, post, sendOver } from "./network";

const learners = 120;
/** One learner in so many has a second phone with the same saved topic. */
const withTwoPhones = 6;
/** A call whose process has ended without an answer is taken over after a minute. */
const longestDrainMs = 180_000;

/**
 * Phones that go away with saved topics and come back over a network that loses requests and answers and sends some
 * twice; halfway the portal is killed and started again. In the end each thing must be on the portal once.
 */
export async function soakOffline(minutes: number): Promise<string> {
  // The name of a folder of the tests, so that an attempt can follow the one before at once.
  const place = { dataDir: temporaryFolder("portal-test-offline-"), env: { TESTS_WITHOUT_WAITING: "1" } };
  let portal = await startBenchPortal(place);
  const opened = openDatabase({ databaseUrl: null, sqliteFile: portal.sqliteFile });
  const network = newNetwork(portal.url);
  try {
    const guest = await guestContext({ opened, dataDir: place.dataDir });
    const topics = pickTopics(guest);
    const phones: Phone[] = [];
    for (const [index, person] of (await makePeople(opened, learners)).entries()) {
      const learner = await asHolder(guest, person.token);
      await courses.enroll(learner, { id: courseId });
      for (const topic of topics.before) await completeTopic(learner, topic);
      phones.push(newPhone(person));
      if (index % withTwoPhones === 0) phones.push(newPhone(person));
    }
    const until = performance.now() + minutes * 60_000;
    const used = Promise.all(phones.map((phone) => usePhone(network, phone, topics, until)));
    await wait(minutes * 30_000);
    await portal.kill();
    portal = await startBenchPortal(place);
    network.url = portal.url;
    await used;
    network.isBad = false;
    const drain = performance.now();
    const isEmpty = async () => (await Promise.all(phones.map((phone) => comeBack(network, phone)))).every(Boolean);
    while (!(await isEmpty()) && performance.now() - drain < longestDrainMs) await wait(1000);
    return formatReport(minutes, phones, network, await findDoubled(opened.db, phones, topics, network));
  } finally {
    await portal.stop();
    await opened.close();
  }
}

/** The first topic with a survey, and the first with a journal and a discussion. `before`: what opens it. */
function pickTopics({ content }: CallContext): Topics & { before: Topic[] } {
  const all = content.courses.find(({ id }) => id === courseId)?.modules.flatMap(({ topics }) => topics) ?? [];
  const survey = all.find(({ pages }) => pages.some(({ form }) => form));
  const place = all.findIndex(({ journal, discussion }) => journal && discussion);
  const journal = all[place];
  if (!survey || !journal || all.indexOf(survey) > place) throw new Error("The course has no such topics.");
  return {
    survey: { id: survey.id, answers: wholeSurvey(survey) },
    journal: {
      id: journal.id,
      pages: journal.pages.length,
      wrong: new Map(journal.quiz.map((question) => [question.id, wrongChoices(question)])),
    },
    before: all.slice(0, place),
  };
}

function formatReport(minutes: number, phones: Phone[], { counts }: Network, found: Found): string {
  const returns = phones.flatMap((phone) => phone.returns);
  const sendings = Object.values(counts).reduce((sum, each) => sum + each, 0) - counts.unreachable;
  const { looked, refused, missing, doubled, unknown } = found;
  for (const [what, all] of Object.entries({ missing, doubled, unknown }))
    for (const each of all.slice(0, 20)) console.error(`${what}: ${each}`);
  const isRight = missing.length + doubled.length + unknown.length === 0;
  return [
    `${minutes} minutes, ${phones.length} phones of ${learners} learners, ${returns.length} returns; the portal was killed and started again after half of the time.`,
    `${sendings} calls sent: ${counts.requestLost} requests and ${counts.answerLost} answers lost, ${counts.twice} sent twice, ${counts.unreachable} while there was no portal.`,
    `${looked} things were looked for on the portal: ${missing.length} missing, ${doubled.length} twice, ${unknown.length} that nobody has sent (none of each: ${mark(isRight)}). ${refused} answers of a learner's second phone came after the first one had finished the attempt.`,
    `From coming back until nothing waits, on that network: median ${(median(returns) / 1000).toFixed(1)} s, 95 % ${(at(returns, 0.95) / 1000).toFixed(1)} s.`,
  ].join("\n");
}

/** `refused`: what one phone of a learner was told because the other one had finished the attempt. */
type Found = { looked: number; refused: number; missing: string[]; doubled: string[]; unknown: string[] };

/** Compares what the phones did with what the portal has: each thing once, each acknowledged call under its key. */
async function findDoubled(db: Database, phones: Phone[], topics: Topics, { acknowledged }: Network): Promise<Found> {
  const found: Found = { looked: 0, refused: 0, missing: [], doubled: [], unknown: [] };
  for (const [id, own] of Map.groupBy(phones, ({ person }) => person.id)) {
    const has = await readRows(db, id, topics);
    const all = own.map(({ done }) => done);
    const texts = (name: "journal" | "survey") => all.map((done) => done[name]);
    const expected = {
      answer: [...new Set(all.flatMap(({ answers }) => [...answers]))],
      comment: all.flatMap(({ comments }) => comments),
      message: all.flatMap(({ messages }) => messages),
      journal: expectedTexts(texts("journal"), has.journal),
      survey: expectedTexts(texts("survey"), has.survey),
      key: [...(acknowledged.get(own[0]?.person.marker ?? "") ?? [])],
    };
    for (const kind of Object.keys(expected) as (keyof typeof expected)[])
      compare(found, kind, expected[kind], has[kind]);
    const versions = [...has.journal, ...has.versions];
    if (new Set(versions).size !== versions.length) found.doubled.push(`version of the journal of ${id}`);
    for (const { name, refused } of own.flatMap(({ store }) => store.all()))
      if (refused !== undefined && name.startsWith("quiz/") && own.length > 1) found.refused += 1;
      else found.missing.push(`${name}: ${refused ?? "still waits"}`);
  }
  return found;
}

/**
 * Which text of one learner the server should hold. Two phones may send theirs in any order: if the
 * stored text is one of those written, it is right; otherwise the first one that was written is missing.
 */
function expectedTexts(texts: string[], [stored = ""]: string[]): string[] {
  const written = texts.filter((text) => text !== "");
  return written.includes(stored) ? [stored] : written.slice(0, 1);
}

function compare(found: Found, kind: string, done: string[], stored: string[]): void {
  found.looked += done.length;
  const rest = [...stored];
  for (const each of done) {
    const at = rest.indexOf(each);
    if (at < 0) found.missing.push(`${kind} ${each}`);
    else rest.splice(at, 1);
  }
  for (const each of rest) {
    if (done.includes(each)) found.doubled.push(`${kind} ${each}`);
    // A call whose answer was lost is stored too.
    else if (kind !== "key") found.unknown.push(`${kind} ${each}`);
  }
}

/** What the portal has of an account. */
async function readRows(db: Database, accountId: string, { journal, survey }: Topics) {
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", accountId);
  const inTopic = (table: "journal_entries" | "journal_versions") =>
    db
      .selectFrom(table as "journal_entries")
      .select("entry as text")
      .where("enrollment_id", "in", own)
      .where("topic_id", "=", journal.id);
  const queries = {
    answer: db
      .selectFrom("quiz_answers")
      .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
      .select(sql<string>`quiz_attempts.number || '/' || quiz_answers.question_id`.as("text"))
      .where("quiz_attempts.enrollment_id", "in", own)
      .where("quiz_attempts.topic_id", "=", journal.id),
    comment: db.selectFrom("comments").select("comment as text").where("account_id", "=", accountId),
    message: db.selectFrom("chat_messages").select("msg as text").where("account_id", "=", accountId),
    journal: inTopic("journal_entries"),
    versions: inTopic("journal_versions"),
    survey: db
      .selectFrom("survey_answers")
      .select("answer as text")
      .where("enrollment_id", "in", own)
      .where("topic_id", "=", survey.id)
      .where("question_id", "=", "one-question"),
    key: db
      .selectFrom("sent_calls")
      .select("key as text")
      .where("account_id", "=", accountId)
      .where("answer", "is not", null),
  };
  const found = Object.entries(queries).map(async ([kind, query]) => [
    kind,
    (await query.execute()).map(({ text }) => text),
  ]);
  return Object.fromEntries(await Promise.all(found)) as Record<keyof typeof queries, string[]>;
}

// A phone that goes away with saved topics, on which its learner does all that waits, and comes back.

/** `survey`: its topic and questions. `journal`: the topic with quiz, journal and discussion. */
type Topics = {
  survey: { id: string; answers: Record<string, string> };
  journal: { id: string; pages: number; wrong: Map<string, string[]> };
};

type Phone = {
  person: Person;
  store: ReturnType<typeof memoryStore>;
  /** What was done on it and must be on the portal. */
  done: { answers: Set<string>; comments: string[]; messages: string[]; journal: string; survey: string };
  /** How long it took from coming back until nothing waited, in ms. */
  returns: number[];
};

function newPhone(person: Person): Phone {
  const done = { answers: new Set<string>(), comments: [], messages: [], journal: "", survey: "" };
  return { person, store: memoryStore(), done, returns: [] };
}

/** So many comments and messages an account may write in the time of a run (lib/platform/limits). */
const mostComments = 8;
const mostMessages = 12;
const between = (least: number, most: number) => least + Math.random() * (most - least);
const pickRandom = <Each>(all: Each[]): Each => all[Math.floor(Math.random() * all.length)] as Each;

type Saved = { attempt: number; questions: { id: string }[]; answered: { id: string }[] } | null;

/** Saves the topic, which begins an attempt. Null where the portal could not be reached. */
async function save(network: Network, { person }: Phone, { journal }: Topics): Promise<Saved> {
  const call = { path: `/offline/topics/${journal.id}`, body: { language: "en" } };
  const answer = await post(network, person, call).catch(() => null);
  if (!answer?.ok) return null;
  return ((await answer.json()) as { quiz: Saved }).quiz;
}

/** Saves topics, works without a connection and sends what waits, again and again until `untilMs`. */
async function usePhone(network: Network, phone: Phone, topics: Topics, untilMs: number): Promise<void> {
  await wait(between(0, 5000));
  while (performance.now() < untilMs) {
    const saved = await save(network, phone, topics);
    const began = performance.now();
    const away = between(2000, 20_000);
    const open = saved?.questions.filter(({ id }) => saved.answered.every((each) => each.id !== id)) ?? [];
    while (performance.now() - began < away) {
      await act(phone, topics, saved && { attempt: saved.attempt, next: open.shift()?.id });
      await wait(between(300, 3000));
    }
    const back = performance.now();
    while (!(await comeBack(network, phone)) && performance.now() < untilMs) await wait(between(200, 1500));
    if (phone.store.all().every(({ refused }) => refused)) phone.returns.push(performance.now() - back);
  }
}

/** Sends what waits. @returns whether nothing waits any more */
async function comeBack(network: Network, { person, store }: Phone): Promise<boolean> {
  const { stopped } = await flush(store, (entry) => sendOver(network, person, entry), person.marker);
  return stopped === "empty" && store.all().every(({ refused }) => refused !== undefined);
}

/** One thing that is done without a network. */
async function act(phone: Phone, topics: Topics, quiz: { attempt: number; next?: string } | null): Promise<void> {
  const { store, done, person } = phone;
  const { journal, survey } = topics;
  const call = (name: string, path: string, body: Waiting["body"], method: Waiting["method"] = "POST"): Waiting => ({
    account: person.marker,
    key: randomUUID(),
    name,
    method,
    path,
    body,
    about: { kind: "comment", title: name },
  });
  const note = `${person.id} ${randomUUID()}`;
  const kind = pickRandom(["quiz", "quiz", "quiz", "read", "draft", "journal", "survey", "comment", "message"]);
  if (kind === "quiz" && quiz?.next) {
    const name = `quiz/${journal.id}/${quiz.attempt}/${quiz.next}`;
    done.answers.add(`${quiz.attempt}/${quiz.next}`);
    const body = { questionId: quiz.next, choices: journal.wrong.get(quiz.next), attempt: quiz.attempt };
    // A second press, or a second tab, asks for the same once more.
    for (let press = 0; press < 2; press += 1)
      await enqueue(store, call(name, `/quiz/${journal.id}/answers`, body), "first");
  } else if (kind === "draft") {
    const body = { entry: note, language: "en" };
    await enqueue(store, call(`draft/${journal.id}`, `/users/journal-draft/${journal.id}`, body, "PUT"), "last");
  } else if (kind === "journal") {
    done.journal = enoughWords(`What I tried: ${note}.`, note);
    const body = { entry: done.journal, language: "en" };
    await enqueue(store, call(`journal/${journal.id}`, `/users/journal/${journal.id}`, body), "last");
  } else if (kind === "survey") {
    done.survey = note;
    const body = { ...survey.answers, "one-question": note };
    await enqueue(store, call(`survey/${survey.id}`, `/users/user_survey_data/${survey.id}`, body), "last");
  } else if (kind === "comment" && done.comments.length < mostComments) {
    done.comments.push(note);
    const path = `/users/update-discussion_comments/${journal.id}`;
    await enqueue(store, call(`comment/${note}`, path, { comment: note, topicId: journal.id }), "first");
  } else if (kind === "message" && done.messages.length < mostMessages) {
    done.messages.push(note);
    const body = { msg: note, key: randomUUID(), language: "en" };
    await enqueue(store, call(`message/${note}`, "/chatbot/post", body), "first");
  } else {
    const page = 1 + Math.floor(Math.random() * journal.pages);
    const body = { page, seconds: 0 };
    await addSeconds(store, call(`reading/${journal.id}/${page}`, `/offline/reading/${journal.id}`, body), 2);
  }
}
