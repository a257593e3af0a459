import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { OfferedCourse, SavedTopic } from "../../lib/contract/learning/offline";
import type { Language } from "../../lib/platform/i18n/language";
import type { Waiting } from "./queue";

/** A topic as it is stored: for one account, in the language that it was saved in. */
export type StoredTopic = {
  account: string;
  topicId: string;
  courseId: string;
  language: Language;
  savedAt: number;
  bytes: number;
  /** Recordings that the learner chose, by their address. */
  recordings: string[];
  topic: SavedTopic;
};

export type StoredCourse = Omit<OfferedCourse, "course_id" | "topics"> & {
  account: string;
  courseId: string;
  language: Language;
  /** The course's topics in their order, saved or not. */
  topics: { id: string; name: string }[];
  /** Whether each next topic is saved by itself once it has opened; `locked`: those that were not open yet. */
  follows?: boolean;
  locked?: string[];
};

/** What was done on this phone with what is saved, such as the answers of a quiz. */
export type Done = { account: string; name: string; value: unknown };

interface Stores extends DBSchema {
  topics: { key: [string, string]; value: StoredTopic };
  courses: { key: [string, string]; value: StoredCourse };
  done: { key: [string, string]; value: Done };
  queue: { key: number; value: Waiting & { seq?: number } };
}

type OfflineDatabase = IDBPDatabase<Stores>;
export const databaseName = "portal-offline";

let opened: Promise<OfflineDatabase> | null = null;

/** The database of this browser; it is made when it is first opened. */
export function database(): Promise<OfflineDatabase> {
  opened ??= openDB<Stores>(databaseName, 1, {
    upgrade(fresh) {
      fresh.createObjectStore("topics", { keyPath: ["account", "topicId"] });
      fresh.createObjectStore("courses", { keyPath: ["account", "courseId"] });
      fresh.createObjectStore("done", { keyPath: ["account", "name"] });
      fresh.createObjectStore("queue", { keyPath: "seq", autoIncrement: true });
    },
    // Another tab deletes it, as on signing out.
    blocking: (_before, _after, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  return opened;
}

/** Deletes everything that is stored, of every account. */
export async function deleteDatabase(): Promise<void> {
  (await opened)?.close();
  opened = null;
  await deleteDB(databaseName);
}
