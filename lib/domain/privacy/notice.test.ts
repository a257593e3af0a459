import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profileColumn, profileFieldNames, profileFields } from "../../contract/profile/profile-fields";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { publishedContent } from "../testing/learners";

/** Data in the browser; the limits' table is not part of the schema. */
const elsewhere = ["limits.key", "limits.points", "limits.expire"];

/**
 * Columns without personal data of their own: keys that join rows, hashes, the migrations' tables, the desk's texts,
 * and copies that figures are counted from.
 */
const notPersonal =
  /^((kysely_migration(_lock)?|canned_replies|held_words|question_copies|weekly_reminders|figure_\w+)\..*|\w+\.(id|account_id|enrollment_id|attempt_id|token_hash)|mailing_recipients\.(mailing_id|mail_id|unsubscribe_hash)|mailings\.(?!owner_id).*)$/;

let fresh: FreshDatabase;
let columns: string[];

beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  const { rows } = await sql<{
    column: string;
  }>`select t.name || '.' || c.name as column from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`.execute(
    fresh.opened.db,
  );
  columns = rows.map((row) => row.column);
});
afterAll(() => fresh.remove());

const items = () => publishedContent().privacyNotice.items;
const ofProfile = profileFieldNames.map((name) => `accounts.${profileColumn(name)}`);
const named = () => [...items().flatMap((item) => item.fields), ...ofProfile];

test("the notice lists every stored field with personal data", () => {
  const personal = columns.filter((column) => !notPersonal.test(column));
  expect(personal.length).toBeGreaterThan(40);
  expect(
    personal.filter((column) => !named().includes(column)),
    "say in content/privacy-notice.yaml what these are for",
  ).toEqual([]);
});

test("the notice lists only stored fields, and each once", () => {
  const stored = [...columns, ...elsewhere];
  expect(named().filter((field) => !stored.includes(field) && !field.startsWith("browser."))).toEqual([]);
  expect(named()).toEqual([...new Set(named())]);
});

test.each(profileFieldNames)("the notice names the profile field %s in the item that it is stored for", (name) => {
  const [id, word] = profileFields[name].notice;
  const data = items().find((item) => item.id === id)?.data.en ?? "";
  expect(
    data.toLowerCase(),
    `the item ${id} of content/privacy-notice.yaml must name ${name}; change its words and the version of the notice`,
  ).toContain(word);
});

test("a complaint is answered within the days stated in the notice", () => {
  const { grievance } = publishedContent().privacyNotice;
  for (const language of ["en", "hi"] as const) expect(grievance.promise[language]).toContain(String(grievance.days));
});
