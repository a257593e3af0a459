import { database } from "./database";
import type { Queued, QueueStore, Waiting } from "./queue";

const isQueued = (entry: Waiting & { seq?: number }): entry is Queued => entry.seq !== undefined;

/** The queue in IndexedDB. Each function is one transaction, so two tabs never see half of a change. */
export const queueStore: QueueStore = {
  async list(account) {
    const all = await (await database()).getAll("queue");
    return all.filter(isQueued).filter((entry) => entry.account === account);
  },
  async put(entry, change) {
    const transaction = (await database()).transaction("queue", "readwrite");
    const all = (await transaction.store.getAll()).filter(isQueued);
    const same = all.filter(({ account, name }) => account === entry.account && name === entry.name);
    const { add, update, remove = [] } = change(same);
    for (const seq of remove) await transaction.store.delete(seq);
    if (update) await transaction.store.put(update);
    if (add) await transaction.store.add(add);
    await transaction.done;
  },
  async begin(seq) {
    const transaction = (await database()).transaction("queue", "readwrite");
    const entry = await transaction.store.get(seq);
    if (entry) await transaction.store.put({ ...entry, tried: true });
    await transaction.done;
    return entry && isQueued(entry) ? entry : null;
  },
  async remove(seq, key) {
    const transaction = (await database()).transaction("queue", "readwrite");
    if ((await transaction.store.get(seq))?.key === key) await transaction.store.delete(seq);
    await transaction.done;
  },
  async refuse(seq, key, reason) {
    const transaction = (await database()).transaction("queue", "readwrite");
    const entry = await transaction.store.get(seq);
    if (entry?.key === key) await transaction.store.put({ ...entry, refused: reason });
    await transaction.done;
  },
};
