import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { CopyError, copiedTables, copyRows } from "../../platform/db/copy-rows";
import { type Dialect, dialects, type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { privacy } from "../privacy";
import { security } from "../security";
import { fullLearner } from "../security/testing/full-learner";
import { guestContext, newLearner } from "./learners";

// `npm run check` tests without PostgreSQL.
const onBoth = test.skipIf(!dialects.includes("postgres"));

const made: FreshDatabase[] = [];
afterEach(async () => {
  for (const fresh of made.splice(0)) await fresh.remove();
});

async function database(dialect: Dialect): Promise<FreshDatabase> {
  const fresh = await freshDatabase(dialect);
  made.push(fresh);
  return fresh;
}

async function filled(dialect: Dialect): Promise<FreshDatabase> {
  const fresh = await database(dialect);
  const guest = await guestContext(fresh);
  await fullLearner(guest);
  await security.deleteAccount(await newLearner(guest), { password: "lotus-pond", grace: true });
  await privacy.sendGrievance(guest, {
    name: "Sunita",
    contact: "sunita@example.org",
    message: "मेरा प्रमाणपत्र नहीं मिला।",
  });
  guest.limits.close();
  return fresh;
}

onBoth.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)(
  "every row of every table is copied from %s to %s, and back again they are the same",
  async (first, second) => {
    const source = await filled(first);
    const target = await database(second);
    const again = await database(first);
    const sums = await copyRows(source.opened, target.opened);
    // A learner with a row in every table, so that the copy misses none.
    expect(copiedTables.filter((table) => sums[table].rows === 0)).toEqual([]);
    expect(await copyRows(target.opened, again.opened)).toEqual(sums);
  },
);

test("a target that is not empty is not changed", async () => {
  const source = await filled("sqlite");
  const target = await filled("sqlite");
  const before = await target.opened.db.selectFrom("accounts").selectAll().execute();
  await expect(copyRows(source.opened, target.opened)).rejects.toThrow(CopyError);
  expect(await target.opened.db.selectFrom("accounts").selectAll().execute()).toEqual(before);
});

onBoth("a write during the copy is in the copy completely or not at all", async () => {
  const source = await filled("sqlite");
  const target = await database("postgres");
  const writer = source.openAnother();
  const guest = await guestContext({ ...source, opened: writer });
  const before = (await source.opened.db.selectFrom("accounts").select("id").execute()).length;
  const [sums] = await Promise.all([copyRows(source.opened, target.opened), fullLearner(guest)]);
  guest.limits.close();
  const learnersMore = sums.accounts.rows - before;
  expect([0, 1]).toContain(learnersMore);
  expect(sums.enrollments.rows).toBeLessThanOrEqual(1 + learnersMore);
});

test.each(["source", "target"])(
  "where a newer release has been at the %s, nothing is copied and that release is asked for",
  async (which) => {
    const source = await filled("sqlite");
    const target = await database("sqlite");
    const newer = { name: "9999-of-a-newer-release", timestamp: "2027-01-01" };
    await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(
      (which === "source" ? source : target).opened.db,
    );
    await expect(copyRows(source.opened, target.opened)).rejects.toThrow(
      /newer release.*9999-of-a-newer-release.*Run this command of that release/,
    );
    expect(await target.opened.db.selectFrom("accounts").select("id").execute()).toEqual([]);
  },
);
