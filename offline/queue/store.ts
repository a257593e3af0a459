import { database } from "./database";
import type { Queued, QueueStore } from "./queue";

/** Replaces an entry by what is made of it; null deletes it. @returns the entry before, undefined where it is gone */
async function replace(seq: number, make: (entry: Queued) => Queued | null): Promise<Queued | undefined> {
  const transaction = (await database()).transaction("queue", "readwrite");
  const entry = (await transaction.store.get(seq)) as Queued | undefined;
  const made = entry && make(entry);
  if (made) await transaction.store.put(made);
  else if (made === null) await transaction.store.delete(seq);
  await transaction.done;
  return entry;
}

/** The queue in IndexedDB, which numbers each entry. Each function is one transaction: no tab sees half of a change. */
export const queueStore: QueueStore = {
  async list(account) {
    const all = (await (await database()).getAll("queue")) as Queued[];
    return all.filter((entry) => entry.account === account);
  },
  async put(entry, change) {
    const transaction = (await database()).transaction("queue", "readwrite");
    const all = (await transaction.store.getAll()) as Queued[];
    const same = all.filter(({ account, name }) => account === entry.account && name === entry.name);
    const { add, update, remove = [] } = change(same);
    for (const seq of remove) await transaction.store.delete(seq);
    if (update) await transaction.store.put(update);
    if (add) await transaction.store.add(add);
    await transaction.done;
  },
  begin: async (seq) => (await replace(seq, (entry) => ({ ...entry, tried: true }))) ?? null,
  async remove(seq, key) {
    await replace(seq, (entry) => (entry.key === key ? null : entry));
  },
  async refuse(seq, key, refused) {
    await replace(seq, (entry) => (entry.key === key ? { ...entry, refused } : entry));
  },
};
