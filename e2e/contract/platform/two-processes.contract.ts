import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../../../lib/platform/db/testing/create-database";
import { callApi, readCookies, succeed } from "../../../testing/calls/call-api";
import * as postgres from "../../../testing/database/postgres";
import {
  content,
  makeRegistration,
  type NewLearner,
  newAddress,
  newLearner,
  rateByMany,
} from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// Two processes of one portal: one database, one secret. What one of them changes, the other one shows within a second.

/** A second, and what a busy machine adds to answering; without the message it would be five and more. */
const withinMs = 3000;
const cleaning: (() => unknown)[] = [];
let first: Portal;
let second: Portal;
let databaseUrl: string;
beforeAll(async () => {
  const server = await postgres.start();
  cleaning.unshift(postgres.stop);
  const database = await createDatabase(server);
  databaseUrl = database.url;
  cleaning.unshift(database.drop);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-two-"));
  cleaning.unshift(() => fs.rmSync(folder, { recursive: true, force: true }));
  const env = { PORTAL_DATA_DIR: folder, DATABASE_URL: databaseUrl, TESTS_WITHOUT_WAITING: "1" };
  first = await startPortal(env);
  second = await startPortal(env);
  cleaning.unshift(() => Promise.all([first.stop(), second.stop()]));
});
afterAll(async () => {
  for (const clean of cleaning) await clean();
});

const slug = content.discussions[0]?.slug ?? "";
const page = `/discussions/view/${slug}`;
const read = async (portal: Portal, address: string) => (await fetch(portal.url + address)).text();

/**
 * Opens a page until it is answered from stored bytes, so that only a message of the other process can change it in
 * time.
 */
async function storeIn(portal: Portal, address: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) await read(portal, address);
}

/** How long it takes until a page of this process shows what it should. */
async function shownAfter(portal: Portal, address: string, isShown: (html: string) => boolean): Promise<number> {
  const began = performance.now();
  while (!isShown(await read(portal, address))) {
    if (performance.now() - began > 20_000) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - began;
}

async function writeComment({ token }: NewLearner, text: string): Promise<{ remove: () => Promise<unknown> }> {
  await succeed("POST", `/discussions/${slug}/comments`, { token, body: { comment: text } }, first.url);
  const comments = (await callApi("GET", `/discussions/${slug}/comments`, {}, first.url)).body as unknown as {
    id: string;
    comment: string;
  }[];
  const id = comments.find(({ comment }) => comment === text)?.id;
  return { remove: () => succeed("DELETE", `/discussions/${slug}/comments/${id}`, { token }, first.url) };
}

test("a comment that one process takes is on the other's stored page within a second, and a deleted one is gone", async () => {
  const writer = await newLearner({}, first.url);
  const text = `Written at one process, ${newAddress()}`;
  await storeIn(second, page);
  const { remove } = await writeComment(writer, text);
  expect(await shownAfter(second, page, (html) => html.includes(text))).toBeLessThan(withinMs);
  await storeIn(second, page);
  await remove();
  expect(await shownAfter(second, page, (html) => !html.includes(text))).toBeLessThan(withinMs);
});

test("a rating shows on the other process's stored page within a second", async () => {
  const address = "/info/course/growing-up-healthy";
  await storeIn(second, address);
  await rateByMany(5, 3.5, first.url);
  expect(await shownAfter(second, address, (html) => html.includes("3.5 of 5 stars"))).toBeLessThan(withinMs);
});

test("a session that one process opens is known to the other, and ends at both at once", async () => {
  const cookie = readCookies(
    await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, first.url),
  );
  expect((await callApi("POST", "/checkAuth", { cookie, body: {} }, second.url)).status).toBe(200);
  await callApi("POST", "/users/logout", { cookie, body: {} }, second.url);
  expect((await callApi("POST", "/checkAuth", { cookie, body: {} }, first.url)).status).toBe(401);
});

test("what was changed while a process was not connected shows once it is connected again", async () => {
  const writer = await newLearner({}, first.url);
  await storeIn(second, page);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
  );
  await client.end();
  const text = `Written meanwhile, ${newAddress()}`;
  await writeComment(writer, text);
  expect(await shownAfter(second, page, (html) => html.includes(text))).toBeLessThan(2 * withinMs);
});
