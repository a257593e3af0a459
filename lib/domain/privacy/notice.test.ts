import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { publishedContent } from "../testing/learners";

/** What the browser itself keeps; the limits' table is no part of the schema. */
const elsewhere = ["limits.key", "limits.points", "limits.expire"];

/** Columns that say nothing about a person: keys that join rows, hashes, and the migrations' own tables. */
const notPersonal = /^(kysely_migration(_lock)?\..*|\w+\.(id|account_id|enrollment_id|attempt_id|token_hash))$/;

let fresh: FreshDatabase;
let columns: string[];

beforeAll(async () => {
  fresh = await freshDatabase("sqlite");
  const { rows } = await sql<{
    column: string;
  }>`select t.name || '.' || c.name as column from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table'`.execute(fresh.opened.db);
  columns = rows.map((row) => row.column);
});
afterAll(() => fresh.remove());

const named = () => publishedContent().privacyNotice.items.flatMap((item) => item.fields);

test("the notice names every stored field that is about a person", () => {
  const personal = columns.filter((column) => !notPersonal.test(column));
  expect(personal.length).toBeGreaterThan(40);
  expect(
    personal.filter((column) => !named().includes(column)),
    "say in content/privacy-notice.yaml what these are for",
  ).toEqual([]);
});

test("the notice names nothing that is not stored, and nothing twice", () => {
  const stored = [...columns, ...elsewhere];
  expect(named().filter((field) => !stored.includes(field) && !field.startsWith("browser."))).toEqual([]);
  expect(named()).toEqual([...new Set(named())]);
});

test("a complaint is promised an answer within the days of the notice", () => {
  const { grievance } = publishedContent().privacyNotice;
  for (const language of ["en", "hi"] as const) expect(grievance.promise[language]).toContain(String(grievance.days));
});
