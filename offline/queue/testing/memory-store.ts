import type { Queued, QueueStore } from "../queue";

/** The store of one phone in memory, as IndexedDB has it: each function is one step. For tests and measurements. */
export function memoryStore(): QueueStore & { all: () => Queued[] } {
  let entries: Queued[] = [];
  let last = 0;
  return {
    all: () => entries,
    list: async (account) => entries.filter((entry) => entry.account === account),
    put: async (entry, change) => {
      const same = entries.filter(({ account, name }) => account === entry.account && name === entry.name);
      const { add, update, remove = [] } = change(same);
      entries = entries.filter(({ seq }) => !remove.includes(seq));
      if (update) entries = entries.map((each) => (each.seq === update.seq ? update : each));
      if (add) entries = [...entries, { ...add, seq: ++last }];
    },
    begin: async (seq) => {
      entries = entries.map((each) => (each.seq === seq ? { ...each, tried: true } : each));
      return entries.find((each) => each.seq === seq) ?? null;
    },
    remove: async (seq, key) => {
      entries = entries.filter((each) => each.seq !== seq || each.key !== key);
    },
    refuse: async (seq, key, refused) => {
      entries = entries.map((each) => (each.seq === seq && each.key === key ? { ...each, refused } : each));
    },
  };
}
