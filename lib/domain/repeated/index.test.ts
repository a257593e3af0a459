import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { requireLearner } from "../../platform/session";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";
import { answerOnce, deleteOldSentCalls, mostKept } from ".";

describe.each(dialects)("T39: calls with a key on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const start = new Date("2026-11-24T06:00:00Z");
  const timeAfter = (ms: number) => new Date(start.getTime() + ms);

  const ofAnother = { code: "UNPROCESSABLE_CONTENT", key: "sentKeyOfAnother" };

  async function sender() {
    const { accountId } = requireLearner(await newLearner(guest));
    const key = randomUUID();
    let runs = 0;
    const run = async () => ({ run: ++runs });
    const send = (
      change: Partial<{ key: string; call: string; input: unknown; now: Date }> = {},
      work: () => Promise<unknown> = run,
    ) => {
      const sent = { accountId, key, call: "/a", input: { words: "क" }, now: start, secret: "a secret of the tests" };
      return answerOnce(guest.db, { ...sent, ...change }, work);
    };
    const kept = () => guest.db.selectFrom("sent_calls").select("key").where("account_id", "=", accountId).execute();
    return { send, runs: () => runs, kept, accountId };
  }

  test("sent again, a call is not run again and has its first answer", async () => {
    const { send, runs } = await sender();
    expect([await send(), await send(), await send({ now: timeAfter(1e9) }), runs()]).toEqual([
      { run: 1 },
      { run: 1 },
      { run: 1 },
      1,
    ]);
  });

  test("of many at once one is run, and the others are told to wait or get its answer", async () => {
    const { send, runs } = await sender();
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => send()));
    expect(runs()).toBe(1);
    for (const each of all)
      if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "CONFLICT", key: "sentUnderWay" });
    expect(await send()).toEqual({ run: 1 });
  });

  test("the key of one account says nothing of another's, and names one call", async () => {
    const [one, other] = [await sender(), await sender()];
    const key = randomUUID();
    await one.send({ key });
    await other.send({ key });
    expect([one.runs(), other.runs()]).toEqual([1, 1]);
    await expect(one.send({ key, call: "/b" })).rejects.toMatchObject(ofAnother);
    await expect(one.send({ key: "short" })).rejects.toMatchObject({ code: "BAD_REQUEST", key: "sentKeyShape" });
  });

  test("a key with another input does nothing, and says so", async () => {
    const { send, runs } = await sender();
    const input = { params: { id: "1" }, body: { a: "x\ny", b: [1, 2] } };
    await send({ input });
    // As a form writes it, and a script.
    await send({ input: { body: { b: [1, 2], a: "x\r\ny" }, params: { id: "1" } } });
    for (const other of [
      { ...input, params: { id: "2" } },
      { ...input, body: { a: "x\ny", b: [2, 1] } },
      { ...input, body: {} },
      undefined,
    ])
      await expect(send({ input: other })).rejects.toMatchObject(ofAnother);
    expect(runs()).toBe(1);
  });

  test("a call whose row is of the release before, which kept no input, has its first answer", async () => {
    const { send, runs } = await sender();
    await send();
    await guest.db.updateTable("sent_calls").set({ sent_hash: null }).execute();
    expect([await send({ input: { words: "another" } }), runs()]).toEqual([{ run: 1 }, 1]);
  });

  test("without the secret nobody guesses a password by what is kept of its call; a row of the release before counts still", async () => {
    const { send, runs } = await sender();
    const input = { password1: "lotus-pond" };
    const guessed = createHash("sha256").update(JSON.stringify(input)).digest("base64url");
    await send({ input });
    const rows = guest.db.selectFrom("sent_calls").select("sent_hash").where("sent_hash", "=", guessed);
    expect(await rows.execute()).toEqual([]);
    await guest.db.updateTable("sent_calls").set({ sent_hash: guessed }).execute();
    expect([await send({ input }), runs()]).toEqual([{ run: 1 }, 1]);
    await expect(send({ input: { password1: "another" } })).rejects.toMatchObject(ofAnother);
  });

  test("an account's last answers are kept, and no long one: whatever it sends, it fills no disk", async () => {
    const { send, kept, accountId } = await sender();
    const other = await sender();
    await other.send();
    const keys = Array.from({ length: mostKept.calls }, () => randomUUID());
    const row = (key: string, index: number) => ({ key, sent_at: timeAfter(index).toISOString() });
    await guest.db
      .insertInto("sent_calls")
      .values(keys.map((key, index) => ({ account_id: accountId, call: "/a", answer: "1", ...row(key, index) })))
      .execute();
    const [first, second] = [randomUUID(), randomUUID()];
    for (const key of [first, second]) await send({ key, now: timeAfter(1e6) });
    expect(new Set((await kept()).map(({ key }) => key))).toEqual(new Set([...keys.slice(2), first, second]));
    expect(await other.kept()).toHaveLength(1);
    const long = randomUUID();
    const answer = "क".repeat(mostKept.answerBytes / 2);
    expect(await send({ key: long, now: timeAfter(1e6) }, async () => answer)).toBe(answer);
    expect((await kept()).map(({ key }) => key)).not.toContain(long);
  });

  test("a call that failed may be sent again", async () => {
    const { send, runs } = await sender();
    await expect(send({}, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect([await send(), runs()]).toEqual([{ run: 1 }, 1]);
  });

  test("a call whose process ended without an answer is run again after a minute, by one of those that send it", async () => {
    const { send, runs } = await sender();
    await new Promise<void>((begun) => {
      void send({}, () => {
        begun();
        return new Promise(() => undefined);
      });
    });
    await expect(send()).rejects.toMatchObject({ key: "sentUnderWay" });
    const later = { now: timeAfter(61_000) };
    await Promise.allSettled([send(later), send(later), send(later)]);
    expect(runs()).toBe(1);
    expect(await send(later)).toEqual({ run: 1 });
  });

  test("answers are deleted after sixty days", async () => {
    const { send, runs } = await sender();
    await send();
    await deleteOldSentCalls(guest.db, timeAfter(59 * 86_400_000));
    await send();
    expect(runs()).toBe(1);
    expect(await deleteOldSentCalls(guest.db, timeAfter(61 * 86_400_000))).toBeGreaterThan(0);
    await send();
    expect(runs()).toBe(2);
  });
});
