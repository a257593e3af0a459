import fc from "fast-check";
import { expect, test } from "vitest";
import { addSeconds, enqueue, flush, type Outcome, type Waiting } from "./queue";
import { readOutcome } from "./send-waiting";
import { memoryStore } from "./testing/memory-store";

/** A server that answers a key once (decision 0216), and what happens on the way to it. */
function server() {
  const known = new Set<string>();
  const records: Waiting[] = [];
  const receive = (entry: Waiting) => {
    if (!known.has(entry.key)) records.push(entry);
    known.add(entry.key);
  };
  return {
    records,
    send: async (entry: Waiting, fate: Fate): Promise<Outcome> => {
      if (fate === "request lost") return { kind: "later" };
      if (fate === "refused") return { kind: "refused", reason: "no" };
      receive(entry);
      return fate === "answer lost" ? { kind: "later" } : { kind: "done" };
    },
  };
}

type Fate = "request lost" | "answer lost" | "arrives" | "refused";
let made = 0;
const makeEntry = (name: string, body: Record<string, unknown> = {}): Waiting => ({
  account: "a",
  key: `key-of-this-entry-${++made}`,
  name,
  method: "POST",
  path: "/any",
  body,
  about: { kind: "comment", title: name },
});

const fates = fc.constantFrom<Fate>("request lost", "answer lost", "arrives");
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("answer" as const), name: fc.constantFrom("q1", "q2", "q3") }),
    fc.record({ do: fc.constant("draft" as const), text: fc.integer() }),
    fc.record({ do: fc.constant("read" as const), seconds: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ do: fc.constant("send" as const), fates: fc.array(fates, { minLength: 1, maxLength: 8 }) }),
    fc.record({ do: fc.constant("two tabs" as const), fates: fc.array(fates, { minLength: 1, maxLength: 8 }) }),
    fc.record({ do: fc.constant("set the clock" as const), to: fc.integer({ min: 0, max: 4e12 }) }),
  ),
  { maxLength: 30 },
);

test("T40: whatever is lost, sent twice or sent by two tabs, each thing is recorded exactly once and in its order", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const [store, { records, send }] = [memoryStore(), server()];
      const answered: string[] = [];
      let lastDraft: number | null = null;
      let seconds = 0;
      const sendWith = (list: Fate[]) => {
        let at = 0;
        return (entry: Waiting) => send(entry, list[at++ % list.length] ?? "arrives");
      };
      for (const step of all) {
        if (step.do === "answer") {
          // The screen locks an answered question; a second tab that has not noticed sends nothing new.
          if (answered.includes(step.name)) continue;
          await enqueue(store, makeEntry(step.name), "first");
          await enqueue(store, makeEntry(step.name), "first");
          answered.push(step.name);
        } else if (step.do === "draft") {
          await enqueue(store, makeEntry("draft", { text: step.text }), "last");
          lastDraft = step.text;
        } else if (step.do === "read") {
          await addSeconds(store, makeEntry("reading"), step.seconds);
          seconds += step.seconds;
        } else if (step.do === "send") await flush(store, sendWith(step.fates), "a");
        else if (step.do === "two tabs")
          await Promise.all([flush(store, sendWith(step.fates), "a"), flush(store, sendWith(step.fates), "a")]);
      }
      for (let again = 0; again < 3; again += 1) await flush(store, sendWith(["arrives"]), "a");
      expect(store.all()).toEqual([]);
      const names = records.map(({ name }) => name).filter((name) => name.startsWith("q"));
      expect([...names].sort()).toEqual([...answered].sort());
      if (!all.some((step) => step.do === "two tabs")) expect(names).toEqual(answered);
      expect(records.findLast(({ name }) => name === "draft")?.body.text ?? null).toBe(lastDraft);
      const read = records.filter(({ name }) => name === "reading").map(({ body }) => Number(body.seconds));
      expect(read.reduce((sum, each) => sum + each, 0)).toBe(seconds);
    }),
    { numRuns: 300 },
  );
});

test("what the server refuses is kept with its reason, and what comes after it is sent", async () => {
  const [store, { records, send }] = [memoryStore(), server()];
  for (const name of ["one", "two", "three"]) await enqueue(store, makeEntry(name), "first");
  const fate = (entry: Waiting) => send(entry, entry.name === "two" ? "refused" : "arrives");
  expect(await flush(store, fate, "a")).toMatchObject({ stopped: "empty" });
  expect(records.map(({ name }) => name)).toEqual(["one", "three"]);
  expect(store.all()).toMatchObject([{ name: "two", refused: "no" }]);
  await flush(store, fate, "a");
  expect(records).toHaveLength(2);
});

test("calls of another account are not touched", async () => {
  const [store, { records, send }] = [memoryStore(), server()];
  await enqueue(store, { ...makeEntry("one"), account: "b" }, "first");
  await flush(store, (entry) => send(entry, "arrives"), "a");
  expect([records.length, store.all().length]).toEqual([0, 1]);
});

test.each([
  [200, { message: "Saved." }, "done"],
  [401, { message: "" }, "signedOut"],
  [409, { key: "otherAccount", message: "" }, "signedOut"],
  [409, { key: "sentUnderWay", message: "" }, "later"],
  [429, { message: "" }, "later"],
  [503, { message: "" }, "later"],
  [409, { key: "attemptFinished", message: "It is finished." }, "refused"],
  [400, { message: "Too short." }, "refused"],
])("an answer %i %o means: %s", (status, said, kind) => {
  expect(readOutcome(status, said)).toMatchObject(kind === "refused" ? { kind, reason: said.message } : { kind });
});
