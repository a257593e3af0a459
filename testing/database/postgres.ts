import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../../lib/process/free-port.ts";
import { findEmbeddedPostgres, needsOwnUser } from "./embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

let end = async (): Promise<void> => undefined;

/** Starts the tests' PostgreSQL, or uses the one that TEST_DATABASE_URL names. @returns its address */
export async function start(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return given;
  const lines: string[] = [];
  const keep = (line: unknown) => lines.push(String(line));
  const port = await freePort();
  const { EmbeddedPostgres, forget } = await findEmbeddedPostgres();
  const cluster = new EmbeddedPostgres({
    databaseDir: fs.mkdtempSync(path.join(os.tmpdir(), "portal-postgres-")),
    port,
    persistent: false,
    createPostgresUser: needsOwnUser,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    // Its data is deleted after the run, so it need not reach the disk.
    postgresFlags: ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"],
    onLog: keep,
    onError: keep,
  });
  end = async () => {
    await cluster.stop();
    forget();
  };
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`The tests' PostgreSQL did not start. Name another one in TEST_DATABASE_URL.\n${lines.join("")}`, {
      cause: error,
    });
  }
  return `postgres://postgres:password@127.0.0.1:${port}/postgres`;
}

/** Ends it and deletes its data. */
export async function stop(): Promise<void> {
  await end();
  end = async () => undefined;
}

/** For vitest's globalSetup: once before all files. */
export async function setup(project: TestProject): Promise<void> {
  project.provide("postgresUrl", process.env.TEST_SQLITE_ONLY ? "" : await start());
}

export { stop as teardown };
