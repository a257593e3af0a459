import { sql } from "kysely";
import { openDatabase } from "../open";
import { write } from "../write";

// A process of its own for the tests: reads a counter and then writes it, so many times.
const [file = "", times = "0"] = process.argv.slice(2);
const { db, close } = openDatabase({ databaseUrl: null, sqliteFile: file });
for (let done = 0; done < Number(times); done += 1) {
  await write(db, async (transaction) => {
    const { rows } = await sql<{ value: number }>`select value from counters where name = 'shared'`.execute(
      transaction,
    );
    await sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where name = 'shared'`.execute(transaction);
  });
}
await close();
