import { database, deleteDatabase, type StoredCourse, type StoredTopic } from "../queue/database";
import type { Queued, Waiting } from "../queue/queue";
import { queueStore } from "../queue/store";
import { writeFlag } from "../shared/account";
import { savedFiles, savedPages, savedScripts } from "../shared/cache-names";
import { dropUnsent, readUnsentCalls } from "./unsent";

const savedCaches = [savedScripts, savedFiles, savedPages];

export type Stored = { courses: StoredCourse[]; topics: StoredTopic[]; queue: Queued[] };

export async function readStored(account: string): Promise<Stored> {
  const db = await database();
  const own = <Each extends { account: string }>(all: Each[]) => all.filter((each) => each.account === account);
  return {
    courses: own(await db.getAll("courses")),
    topics: own(await db.getAll("topics")),
    queue: await queueStore.list(account),
  };
}

/** Writes what every page reads without the database: whether something is stored, and how much is not sent. */
export async function noteFlag(account: string): Promise<number> {
  const { topics, queue } = await readStored(account);
  const unsent = queue.length + readUnsentCalls(account).length;
  writeFlag(topics.length + unsent > 0 ? { account, unsent } : null);
  return unsent;
}

/** What was done on this phone under a name, such as the answers of a quiz; null where there is nothing. */
export async function readDone(account: string, name: string): Promise<unknown> {
  return (await (await database()).get("done", [account, name]))?.value ?? null;
}

export async function writeDone(account: string, name: string, value: unknown): Promise<void> {
  await (await database()).put("done", { account, name, value });
}

/**
 * Adds an entry to what was done under a name, and the call that tells the portal, in one step: a tab that is closed
 * meanwhile loses neither, and two tabs lose nothing of each other. An entry that is there stays, and its call with it.
 * @returns whether the entry was added
 */
export async function addDone(name: string, key: string, entry: unknown, call: Waiting): Promise<boolean> {
  const { account } = call;
  const transaction = (await database()).transaction(["done", "queue"], "readwrite");
  const done = transaction.objectStore("done");
  const known = (await done.get([account, name]))?.value as Record<string, unknown> | undefined;
  const isNew = known?.[key] === undefined;
  if (isNew) {
    await done.put({ account, name, value: { ...known, [key]: entry } });
    await transaction.objectStore("queue").add(call);
  }
  await transaction.done;
  return isNew;
}

/** Removes topics, and their pictures and recordings where no other saved topic has them. */
export async function removeTopics(account: string, topicIds: string[]): Promise<void> {
  const db = await database();
  for (const id of topicIds) await db.delete("topics", [account, id]);
  const left = (await readStored(account)).topics;
  const used = new Set(left.flatMap(({ topic, recordings }) => [...topic.pictures, ...recordings]));
  const files = await caches.open(savedFiles);
  for (const request of await files.keys()) if (!used.has(new URL(request.url).pathname)) await files.delete(request);
  if (left.length === 0) {
    for (const { courseId } of (await readStored(account)).courses) await db.delete("courses", [account, courseId]);
    for (const name of savedCaches) await caches.delete(name);
  }
  await noteFlag(account);
}

/** Deletes everything of every account: on signing out, and when somebody else has signed in. */
export async function deleteEverything(): Promise<void> {
  writeFlag(null);
  dropUnsent();
  await deleteDatabase();
  for (const name of savedCaches) await caches.delete(name);
}
