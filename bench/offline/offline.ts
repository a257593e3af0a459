import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { CallContext } from "../../lib/domain/call";
import { courses } from "../../lib/domain/courses";
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
import { at, mark, median } from "../support/figures";
import { makePeople } from "../support/people";
import { startBenchPortal, temporaryFolder } from "../support/portal";
import { type Network, newNetwork } from "./network";
import { comeBack, newPhone, type Phone, type Topics, usePhone } from "./phone";

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
