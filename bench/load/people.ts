import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "../../lib/platform/db";
import { accountMarker } from "../../lib/platform/session/account-marker";
import { openSession } from "../../lib/platform/session/records";
import { sealToken } from "../../lib/platform/session/seal";
import { sessionSecret } from "./process";

export type Person = { id: string; token: string; cookie: string; headers: Record<string, string> };

/** Registered people with a session each, inserted into the database without hashing passwords. */
export async function makePeople(opened: OpenDatabase, count: number): Promise<Person[]> {
  const now = new Date();
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const time = now.toISOString();
    const place = { state_id: 5, state: "Bihar", district: "Patna", block: "" };
    const work = {
      profession: "Counsellors",
      current_institute: "",
      employment_sector: "",
      place_of_residence: "",
      school_type: "",
      teaching_subject: "",
    };
    const names = {
      username: `${id}@bench.example`,
      password_hash: "",
      first_name: "Bench",
      last_name: "Learner",
      mobile: "9876543210",
    };
    const other = { age: 34, gender: "Female", language_preference: "en", utm_campaign: "", utm_source: "" };
    const dates = {
      guardian_email: null,
      guardian_consented_at: null,
      mailings_stopped_at: null,
      created_at: time,
      updated_at: time,
    };
    await opened.db
      .insertInto("accounts")
      .values({ id, ...names, ...place, ...work, ...other, ...dates })
      .execute();
    const token = await openSession(opened.db, id, "bench", now);
    const cookie = `portal_session=${await sealToken(token, sessionSecret, accountMarker(id, sessionSecret))}`;
    people.push({
      id,
      token,
      cookie,
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": ipAddress(index) },
    });
  }
  return people;
}

/** An address of its own for each, because what one address does much of is slowed. */
export const ipAddress = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
