import path from "node:path";
import { openDatabase, pendingMigrations } from "../../lib/platform/db";
import { run } from "../../lib/process/steps.ts";
import { embeddedDatabase } from "../../testing/database/embedded-database";
import type { Fault } from "./fault";
import { newFolder } from "./surroundings";

const processes = 4;

export const twoMigrate: Fault = {
  name: "migrate",
  what: `${processes} processes bring an empty database up to date at once, on SQLite and PostgreSQL`,
  async run(report, cleaning) {
    const folder = newFolder(cleaning);
    const postgres = await embeddedDatabase(path.join(folder, "postgres"));
    cleaning.unshift(postgres.close);
    for (const [kind, databaseUrl] of [
      ["SQLite", ""],
      ["PostgreSQL", postgres.url],
    ] as const) {
      const env = {
        PORTAL_DATA_DIR: path.join(folder, "data"),
        DATABASE_URL: databaseUrl,
        NODE_ENV: "production",
        SESSION_SECRET: "",
      };
      const ended = await Promise.all(
        Array.from({ length: processes }, () =>
          run("tsx", ["scripts/migrate.ts"], { env, capture: true, allowFailure: true }),
        ),
      );
      const worked = ended.filter(({ output }) => output.includes("Brought the database up to date")).length;
      const codes = ended.map(({ code }) => code).join(", ");
      report.check(
        `${kind}: the processes ended with ${codes}; ${worked} of them did the work`,
        ended.every(({ code }) => code === 0) && worked === 1,
      );
      const { db, close } = openDatabase({
        databaseUrl: databaseUrl || null,
        sqliteFile: path.join(folder, "data", "portal.sqlite"),
      });
      const pending = await pendingMigrations(db).finally(close);
      report.check(`${kind}: ${pending.length} migrations are missing`, pending.length === 0);
    }
  },
};
