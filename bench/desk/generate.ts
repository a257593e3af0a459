import { sql } from "kysely";
import { professions } from "../../lib/contract/profile/profile-fields";
import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import {
  insertAnswers as insertFigureAnswers,
  insertGains,
  insertPeople,
} from "../../lib/domain/desk/programmes/refresh-figures";
import type { Content } from "../../lib/platform/content";
import { type OpenDatabase, write } from "../../lib/platform/db";
import { removeFigureTriggers } from "../../lib/platform/db/migrations/0015-figures";
import { addFigureTriggers } from "../../lib/platform/db/migrations/0016-0018-figure-notes-and-places";
import {
  addConsentTrigger,
  addProgressTriggers,
  countProgress,
  removeConsentTrigger,
  removeProgressTriggers,
} from "../../lib/platform/db/migrations/0017-0026-work-and-notices";
import { removeSumTriggers } from "../../lib/platform/db/migrations/0020-figure-sums";
import { addSumTriggers, sumAnswers } from "../../lib/platform/db/migrations/0024-0056-verified-and-weekly-figures";
import { addGainTriggers, removeGainTriggers } from "../../lib/platform/db/migrations/0030-0054-recall-and-cases";
import { chance, dayMs, digits, insertFor, iso, pick, type Row, withoutIndexes } from "./bulk";
import { insertAnswers, insertCourse } from "./courses";
import people from "./people.json" with { type: "json" };

/** How many rows there are of what. */
export type Generated = Record<string, number>;

const counted = {
  enrollments: "enrollments",
  topicRecords: "topic_records",
  firstAttempts: "quiz_attempts",
  answers: "quiz_answers",
  texts: "course_feedback",
  comments: "comments",
  messages: "chat_messages",
  reviews: "reviews",
};
const figureTables = ["figure_people", "figure_answers", "figure_gains", "figure_state_sums", "figure_month_sums"];

/**
 * Fills a migrated, empty database: everybody takes the first course, half of them the second. Most stop within the
 * first topics, as people do; the furthest third goes to the end. Then the figures' tables are made as in a running
 * portal.
 */
export async function generate(opened: OpenDatabase, content: Content, learners: number, now: Date) {
  const { db, kind } = opened;
  const [first, second] = content.courses;
  if (!first || !second) throw new Error("The bench needs two courses");
  for (const remove of [removeFigureTriggers, removeGainTriggers, removeProgressTriggers, removeConsentTrigger])
    await remove(db);
  const more = ["accounts", "certificates", "gain_tests", "consents", "comment_reports"];
  await withoutIndexes(opened, [...Object.values(counted), ...more], async () => {
    const places = weightedPlaces(content);
    await insertFor(opened, learners)("accounts", personAt(places, now));
    await insertCourse(opened, first, 0, learners, now);
    await insertCourse(opened, second, 1, Math.floor(learners / 2), now);
    await insertAnswers(opened, [first, second]);
    await insertDeskWork(opened, content, learners, now);
  });
  while ((await noteMissingSearchKeys(db)) > 0);
  await sql`analyze`.execute(db);
  await withoutIndexes(opened, figureTables, () => fillFigures(opened));
  await addFigureTriggers(db);
  await addGainTriggers(db);
  await countProgress(db);
  await addProgressTriggers(db);
  await addConsentTrigger(db);
  // After this many changes PostgreSQL runs autovacuum; only then an index alone answers a query.
  await sql.raw(kind === "postgres" ? "vacuum analyze" : "analyze").execute(db);
  const made: Generated = { learners };
  for (const [name, table] of Object.entries(counted)) {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(db);
    made[name] = Number(rows[0]?.n);
  }
  return made;
}

/** Makes everybody's rows of the figures with a few statements. A running portal makes some hundred at a time. */
function fillFigures({ db: database }: OpenDatabase): Promise<void> {
  const everybody = sql`is not null`;
  return write(database, async (db) => {
    await removeSumTriggers(db);
    await insertFigureAnswers(db, everybody);
    await sumAnswers(db);
    await addSumTriggers(db);
    await insertPeople(db, everybody);
    await insertGains(db, everybody);
  });
}

/**
 * What the desk's lists are made of, each for so many learners: a decision about mailings, a comment and an action in
 * the log for everybody; a conversation for a quarter, of which 40 % wait; a waiting review for 10 %; a grievance for 1
 * %, of which half wait.
 */
async function insertDeskWork(opened: OpenDatabase, { courses }: Content, learners: number, now: Date): Promise<void> {
  const at = (number: number, salt: number) => iso(now.getTime() - Math.floor(chance(number, salt) * 600 * dayMs));
  const insert = insertFor(opened, learners);
  const topics = courses.flatMap((course) => course.topics.map(({ id }) => id));

  await insert("consents", (number, account_id) => ({
    id: `n${digits(number)}`,
    account_id,
    purpose: "mailings",
    given: agreesToMailings(number),
    notice_version: "bench",
    language: "hi",
    decided_at: at(number, 51),
  }));
  await insert("comments", (number, account_id) => {
    const hidden = chance(number, 52) < 0.01 ? at(number, 53) : null;
    return {
      id: `k${digits(number)}`,
      account_id,
      kind: "module",
      discussion_id: pick(topics, chance(number, 54)) ?? "",
      comment: `We tried it in class ${number}.`,
      language: "en",
      created_at: at(number, 53),
      hidden_at: hidden,
      hidden_why: hidden && "words",
    };
  });
  await insert("comment_reports", (number, account_id) =>
    chance(number, 55) < 0.005
      ? { comment_id: `k${digits(number)}`, account_id, reason: "rude", reported_at: at(number, 56) }
      : [],
  );
  await insert("chat_messages", (number, account_id) => {
    if (number % 4 > 0) return [];
    const asked = at(number, 57);
    const message = (id: string, type: number, msg: string, sent_on: string): Row => ({
      account_id,
      id: `${id}${digits(number)}`,
      type,
      msg,
      sent_on,
      seen_on: null,
    });
    const question = message("q", 1, "How do I open the next topic?", asked);
    if (chance(number, 58) < 0.4) return [question];
    return [question, message("a", 2, "Read to the end of the page.", iso(Date.parse(asked) + 3_600_000))];
  });
  await insert("reviews", (number) =>
    chance(number, 59) < 0.1
      ? {
          id: `r${digits(number)}`,
          enrollment_id: `e0${digits(number)}`,
          module_id: "",
          requested_at: at(number, 60),
        }
      : [],
  );
  await insert("grievances", (number, account_id) => {
    if (number % 100 > 0) return [];
    const due = at(number, 62);
    return {
      ticket: `g${digits(number)}`,
      name: account_id,
      contact: `${account_id}@example.org`,
      message: "The films do not play.",
      language: "en",
      created_at: at(number, 61),
      due_at: due,
      answered_at: number % 200 > 0 ? due : null,
    };
  });
  await insert("staff_actions", (number, account_id) => ({
    id: `s${digits(number)}`,
    staff_id: "bench",
    action: "conversationRead",
    subject: account_id,
    details: "{}",
    happened_at: at(number, 63),
  }));
}

type Place = { state_id: number; state: string; district: string; blocks: string[] };

/** The districts of the states of the programmes ten times as often as all others, Bihar's most. */
function weightedPlaces({ places }: Content): Place[] {
  return places.states.flatMap(({ id, en: state }) => {
    const blocks = places.blocks.get(id);
    const weight = id === 5 ? 20 : blocks ? 10 : 1;
    const districts = (places.districts.get(id) ?? []).map(({ en: district }): Place => {
      const names = (blocks?.get(district) ?? []).map((block) => block.en);
      return { state_id: id, state, district, blocks: names };
    });
    return Array.from({ length: weight }, () => districts).flat();
  });
}

const agreesToMailings = (number: number) => (chance(number, 50) < 0.7 ? 1 : 0);

/** A learner: a place, a profession and the day of registration within the last 700 days, denser towards today. */
const personAt =
  (places: Place[], now: Date) =>
  (number: number, id: string): Row => {
    const { blocks, ...place } = pick(places, chance(number, 30)) as Place;
    const time = iso(now.getTime() - Math.floor(chance(number, 1) ** 1.3 * 700) * dayMs - number);
    const one = (from: readonly string[], salt: number) => pick(from, chance(number, salt)) ?? "";
    return {
      id,
      username: `${digits(number)}@bench.example`,
      password_hash: "bench",
      first_name: one(people.firstNames, 38),
      last_name: one(people.lastNames, 39),
      ...place,
      block: one(blocks, 33),
      mobile: `9${String(Math.floor(chance(number, 40) * 1e9)).padStart(9, "0")}`,
      verified_email: chance(number, 41) < 0.8 ? 1 : 0,
      // As the trigger writes it with the decision, which is inserted without it.
      agreed_to_mailings: agreesToMailings(number),
      gender: one(people.genders, 31),
      profession: one(professions, 32),
      employment_sector: one(people.sectors, 34),
      current_institute: "",
      place_of_residence: "",
      school_type: "",
      teaching_subject: "",
      language_preference: chance(number, 35) < 0.75 ? "hi" : "en",
      utm_campaign: one(people.campaigns, 36),
      utm_source: one(people.sources, 37),
      created_at: time,
      updated_at: time,
    };
  };
