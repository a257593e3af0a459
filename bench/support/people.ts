import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "../../lib/platform/db";
import { insertBareAccount } from "../../lib/platform/db/testing/bare-account";
import { accountMarker } from "../../lib/platform/session/account-marker";
import { openSession } from "../../lib/platform/session/records";
import { sealToken } from "../../lib/platform/session/seal";
import { sessionSecret } from "./portal";

/** `marker`: of the account, as offline/queue keeps it. */
export type Person = { id: string; token: string; cookie: string; marker: string; headers: Record<string, string> };

/** Registered people with a session each, inserted into the database without hashing passwords. */
export async function makePeople({ db }: OpenDatabase, count: number): Promise<Person[]> {
  const now = new Date();
  const time = now.toISOString();
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    await insertBareAccount(db, id, {
      username: `${id}@bench.example`,
      first_name: "Bench",
      last_name: "Learner",
      mobile: "9876543210",
      gender: "Female",
      profession: "Counsellors",
      state: "Bihar",
      district: "Patna",
      state_id: 5,
      age: 34,
      language_preference: "en",
      created_at: time,
      updated_at: time,
    });
    const token = await openSession(db, id, "bench", now);
    const marker = accountMarker(id, sessionSecret);
    const cookie = `portal_session=${await sealToken(token, sessionSecret, marker)}`;
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": ipAddress(index) };
    people.push({ id, token, cookie, marker, headers });
  }
  return people;
}

/** Gives each learner another internet address, because the portal slows down an address that sends many requests. */
export const ipAddress = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
