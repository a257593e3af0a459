import { type Database, write } from "../../../../platform/db";
import { courseId, publishedContent } from "../../../testing/learners";
import { insertAccount } from "../../testing/accounts";
import type { Reader } from "../people-query";
import { everyFilter } from "./partner-attack";

const found = publishedContent().courses.find(({ id }) => id === courseId);
if (!found) throw new Error(`There is no course ${courseId}`);
export const course = found;
/** A partner who is limited to no course and no state. */
export const partnerOfAll: Reader = { role: "partner", areas: { courses: null, states: null } };

export const districts: Record<string, string[]> = { "5": ["Buxar", "Gaya"], "34": ["Agra"] };
const blocks: Record<string, string[]> = {
  Buxar: ["Brahmpur", "Chakki"],
  Gaya: ["Amas", "Atri"],
  Agra: ["Achhnera", "Akola"],
};
/** A campaign name that the portal does not use. */
export const strangersText = "asha-kumari-of-buxar";
const places = Object.entries(districts).flatMap(([state, names]) =>
  names.map((district) => ({ state_id: Number(state), district })),
);

/** Numbers from 0 to 1, the same for a seed (a linear congruential generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * Some hundred people in many small groups: places, campaigns, months, professions, and how far they came. Most have a
 * verified address.
 */
export function insertPopulation(database: Database, seed: number, people = 160): Promise<void> {
  const next = randomNumbers(seed);
  /** The first values are chosen far more often than the last. */
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(next() ** 2 * values.length)] as Value;
  return write(database, async (db) => {
    for (let number = 0; number < people; number += 1) {
      const id = `somebody-${number}`;
      const month = one(["2026-02", "2026-01", "2026-03"]);
      const place = one(places);
      const described = {
        ...place,
        block: one(blocks[place.district] ?? []),
        gender: one(["Female", "Male", "Other"]),
        profession: one(["Counsellors", "Guardians", "NGO staff", "Researchers"]),
        employment_sector: one(["Government", "Private", strangersText]),
        utm_campaign: one(["", "bihar", "up", strangersText]),
        utm_source: one(["", "bihar", strangersText]),
        language_preference: one(["hi", "en"]),
        verified_email: next() < 0.9 ? 1 : 0,
        created_at: `${month}-10T08:00:00.000Z`,
      };
      await insertAccount(db, id, described);
      if (next() < 0.3) continue;
      const status = next() < 0.3 ? ("Completed" as const) : ("Enrolled" as const);
      const current_topic_id = next() < 0.6 ? "some-topic" : null;
      const enrollment = { id: `${id}-here`, account_id: id, course_id: courseId, status, language: "en" };
      await db
        .insertInto("enrollments")
        .values({ ...enrollment, enrolled_at: described.created_at, current_topic_id })
        .execute();
    }
  });
}

type Periods = Parameters<typeof everyFilter>[0]["periods"];

/** Every filter that a page offers for these people, with these calendar periods. */
export const filtersOfPeople = (periods: Periods) =>
  everyFilter({
    courses: [courseId],
    campaigns: ["bihar"],
    places: Object.entries(districts).map(([state, names]) => ({ state, districts: names })),
    periods,
  });

/** Those of the tables of the course. */
export const filtersOfCourse = (periods: Periods) =>
  filtersOfPeople(periods).filter(({ by, course: chosen }) => by === "state" && chosen === courseId);
/** January to March, when these people registered. */
export const months = [1, 2, 3].map((month) => `2026-0${month}-01`);
export const eachMonth = months.map((month) => ({ from: month, to: month }));
