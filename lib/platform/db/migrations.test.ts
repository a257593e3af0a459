import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "./open";
import { dialects, emptyDatabase, type FreshDatabase } from "./testing/fresh-database";

const tables = [
  "accounts",
  "certificates",
  "enrollments",
  "journal_entries",
  "quiz_answers",
  "quiz_attempts",
  "sessions",
  "topic_records",
];

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  afterAll(() => fresh.remove());

  test("an empty database gets every table, once", async () => {
    fresh = await emptyDatabase(dialect);
    expect((await migrate(fresh.opened.db)).at(0)).toBe("0001-learning");
    expect(await migrate(fresh.opened.db)).toEqual([]);
    const names = (await fresh.opened.db.introspection.getTables()).map((table) => table.name);
    expect(names).toEqual(expect.arrayContaining(tables));
  });
});

test.runIf(dialects.includes("postgres"))(
  "both databases have the same columns, and the same of them may be empty",
  async () => {
    const [sqlite, postgres] = await Promise.all(dialects.map(columnsOn));
    expect(sqlite).toEqual(postgres);
  },
);

async function columnsOn(dialect: (typeof dialects)[number]): Promise<Record<string, string[]>> {
  const fresh = await emptyDatabase(dialect);
  await migrate(fresh.opened.db);
  const found = await fresh.opened.db.introspection.getTables();
  await fresh.remove();
  // SQLite calls a text primary key nullable.
  const describeColumn = ({ name, isNullable }: { name: string; isNullable: boolean }) =>
    isNullable && !["id", "token_hash"].includes(name) ? `${name}?` : name;
  return Object.fromEntries(
    found
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((table) => [table.name, table.columns.map(describeColumn).sort()]),
  );
}
