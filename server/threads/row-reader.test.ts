import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../lib/platform/db";
import { freshDatabase } from "../../lib/platform/db/testing/fresh-database";
import { openRowReader } from "./row-reader";

test("the process has its turns while a long statement reads what is committed, and nothing is written so", async () => {
  const { dataDir, opened, remove } = await freshDatabase("sqlite");
  onTestFinished(remove);
  const sqliteFile = `${dataDir}/portal.sqlite`;
  const reader = openRowReader(sqliteFile);
  onTestFinished(() => reader.close());
  const { reading, close } = openDatabase({ databaseUrl: null, sqliteFile, readRows: reader.read });
  onTestFinished(close);
  await sql`create table notes (text)`.execute(opened.db);
  await sql`insert into notes values ('पानी')`.execute(opened.db);

  const long = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 300000)
    select count(*) as numbers, (select text from notes) as text from n`;
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { rows } = await long.execute(reading);
  clearImmediate(next);
  expect(rows).toEqual([{ numbers: 300_000, text: "पानी" }]);
  expect(turns).toBeGreaterThan(1);

  await expect(sql`insert into notes values ('हवा') returning text`.execute(reading)).rejects.toThrow("readonly");
  await expect(sql`select * from absent`.execute(reading)).rejects.toMatchObject({
    message: "no such table: absent",
    cause: { code: "SQLITE_ERROR" },
  });
  await expect(reading.transaction().execute(async () => undefined)).rejects.toThrow("only reads");
});
