import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects, type FreshDatabase } from "../../platform/db/testing/fresh-database";
import { rules } from "../../platform/limits";
import { openSession } from "../../platform/session";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../testing/learners";
import { security } from ".";

const minuteMs = 60_000;
const old = "lotus-pond";
const chosen = "seven green mangoes";
const change = (change: { password1?: string; password2?: string; current_password?: string } = {}) => ({
  password1: chosen,
  password2: chosen,
  ...change,
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  onFreshPortal(dialect, (context, database) => {
    fresh = database;
    guest = context;
  });

  const later = (context: CallContext, ms: number) => ({ ...context, now: new Date(context.now.getTime() + ms) });
  const learnerUsername = (context: CallContext) => context.learner?.username ?? "";
  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const login = (username: string, password: string) => accounts.login(guest, { username, password });
  const mailsTo = (address: string) =>
    fresh.opened.db.selectFrom("outbox").selectAll().where("recipient", "=", address).execute();
  /** The same account in a second browser. */
  const elsewhere = async (learner: CallContext, password = old) =>
    asHolder(guest, (await login(learnerUsername(learner), password)).token);
  const fromMailedLink = async (learner: CallContext) =>
    asHolder(guest, await openSession(guest.db, learnerId(learner), "test", guest.now, "learning"));

  test("a changed password signs in, the old one does not, and a mail is sent", async () => {
    const learner = await newLearner(guest);
    await security.changePassword(learner, change({ current_password: old }));
    await expect(login(learnerUsername(learner), old)).rejects.toMatchObject({ key: "signInFailed" });
    await expect(login(learnerUsername(learner), chosen)).resolves.toMatchObject({
      username: learnerUsername(learner),
    });
    expect((await mailsTo(learnerUsername(learner))).map((mail) => mail.kind)).toContain("passwordChanged");
  });

  test("T14: a changed password ends every session but this one", async () => {
    const learner = await newLearner(guest);
    const { token: there } = await login(learnerUsername(learner), old);
    await security.changePassword(learner, change({ current_password: old }));
    expect((await asHolder(guest, there)).learner).toBeNull();
    expect((await security.listSessions(learner, {})).data.map((each) => each.current)).toEqual([true]);
  });

  test("of twelve changes at once one is made, and the others are told so", async () => {
    const learner = await newLearner(guest);
    // Each in a browser of its own, because a session may try ten times an hour.
    const browsers: CallContext[] = [];
    for (let opened = 0; opened < 12; opened += 1) browsers.push(await elsewhere(learner));
    const own = (index: number) => `${index} green mangoes`;
    const all = await Promise.allSettled(
      browsers.map((browser, index) =>
        security.changePassword(
          browser,
          change({ password1: own(index), password2: own(index), current_password: old }),
        ),
      ),
    );
    const made = all.findIndex(({ status }) => status === "fulfilled");
    await expect(login(learnerUsername(learner), own(made))).resolves.toMatchObject({
      username: learnerUsername(learner),
    });
    const refused = all.flatMap((each) => (each.status === "rejected" ? [each.reason.key] : []));
    expect(refused).toEqual(Array(11).fill("currentPasswordWrong"));
  });

  /** Changes the password between its proof and what is done with it. */
  const changedMeanwhile = (learner: CallContext, as: CallContext): CallContext => ({
    ...as,
    limits: {
      ...as.limits,
      forget: async (name) => {
        if (name === "guesses") await security.changePassword(learner, change({ current_password: old }));
      },
    },
  });

  test("T14: the old password opens no session and deletes no account when it is changed meanwhile", async () => {
    const learner = await newLearner(guest);
    const username = learnerUsername(learner);
    const opening = accounts.login(changedMeanwhile(learner, guest), { username, password: old });
    await expect(opening).rejects.toMatchObject({ key: "signInFailed" });
    expect((await security.listSessions(learner, {})).data).toHaveLength(1);
    const other = await newLearner(guest);
    const deleting = security.deleteAccount(changedMeanwhile(other, await elsewhere(other)), { password: old });
    await expect(deleting).rejects.toMatchObject({ key: "currentPasswordWrong" });
  });

  test("a browser's session always needs the current password; a bearer token does not for ten minutes after a login by password", async () => {
    const learner = await newLearner(guest);
    const needed = { code: "BAD_REQUEST", key: "currentPasswordNeeded" };
    await expect(security.changePassword(learner, change())).rejects.toMatchObject(needed);
    const bearer: CallContext = { ...learner, carriedBy: "bearer" };
    await expect(security.changePassword(later(bearer, 10 * minuteMs), change())).rejects.toMatchObject(needed);
    await expect(security.changePassword(later(bearer, 9 * minuteMs), change())).resolves.toMatchObject({
      status: true,
    });
  });

  test("a session that was not opened by password needs the current password, bearer or not", async () => {
    const learner = await newLearner(guest);
    const other = await asHolder(guest, await openSession(guest.db, learnerId(learner), "test", guest.now));
    await expect(security.changePassword({ ...other, carriedBy: "bearer" }, change())).rejects.toMatchObject({
      key: "currentPasswordNeeded",
    });
  });

  test.each([
    ["different passwords", { password2: "seven green apples" }, "newPasswordsDiffer"],
    ["empty passwords", { password1: "", password2: "" }, "newPasswordsDiffer"],
    ["a short password", { password1: "abcd", password2: "abcd" }, "newPasswordTooShort"],
    ["a common password", { password1: "password", password2: "password" }, "passwordCommon"],
    ["the portal's name", { password1: "SehatShala1", password2: "SehatShala1" }, "passwordIsPortal"],
    ["a wrong current password", { current_password: "not it" }, "currentPasswordWrong"],
  ])("%s are rejected and change nothing", async (_, wrong, key) => {
    const learner = await newLearner(guest);
    await expect(security.changePassword(learner, change({ current_password: old, ...wrong }))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key,
    });
    await expect(login(learnerUsername(learner), old)).resolves.toBeTruthy();
  });

  test("T10: guesses of the current password are limited like those of the sign-in", async () => {
    const learner = await newLearner(guest);
    const guess = () => security.deleteAccount(learner, { password: "a guess" });
    for (let done = 0; done < 8; done += 1)
      await expect(guess()).rejects.toMatchObject({ key: "currentPasswordWrong" });
    await expect(guess()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await expect(security.changePassword(learner, change({ current_password: old }))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  test("T23: mails about changed passwords are limited", async () => {
    const learner = await newLearner(guest);
    const again = (count: number) =>
      security.changePassword(
        learner,
        change({ current_password: "wrong", password1: `${count}`, password2: `${count}x` }),
      );
    await expect(again(1)).rejects.toMatchObject({ key: "newPasswordsDiffer" });
    for (let done = 0; done < rules.changePassword.points; done += 1)
      await guest.limits.count("changePassword", learner.learner?.tokenHash ?? "");
    await expect(security.changePassword(learner, change({ current_password: old }))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  test("T13: a session of a mailed link reaches none of this, and gets an explanation instead of 'unauthorized.'", async () => {
    const learner = await newLearner(guest);
    const all = (context: CallContext) => [
      () => security.changePassword(context, change({ current_password: old })),
      () => security.deleteAccount(context, { password: old }),
      () => security.listSessions(context, {}),
      () => security.endSession(context, { id: randomUUID() }),
      () => security.endOtherSessions(context, {}),
      () => security.readMyData(context, {}),
    ];
    const mailed = await fromMailedLink(learner);
    for (const call of all(mailed))
      await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN", key: "signInAgain" });
    for (const call of all(guest))
      await expect(call()).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "unauthorized" });
  });

  test("sessions are listed with a description and without a token, and each can be ended", async () => {
    const learner = await newLearner(guest);
    const there = await elsewhere(learner);
    const { data } = await security.listSessions(learner, {});
    expect(data).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain(learner.learner?.tokenHash);
    const other = data.find((each) => !each.current);
    expect(other).toMatchObject({ device: "A device we do not recognise", learningOnly: false });
    await security.endSession(learner, { id: other?.id ?? "" });
    expect((await security.listSessions(learner, {})).data).toHaveLength(1);
    await expect(security.endSession(learner, { id: other?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
      key: "sessionUnknown",
    });
    expect(there.learner).not.toBeNull();
  });

  test("T14: another account's session cannot be ended, and its id is treated like an unknown one", async () => {
    const [learner, stranger] = [await newLearner(guest), await newLearner(guest)];
    const { data } = await security.listSessions(stranger, {});
    await expect(security.endSession(learner, { id: data[0]?.id ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
      key: "sessionUnknown",
    });
    await security.endOtherSessions(learner, {});
    expect((await security.listSessions(stranger, {})).data).toHaveLength(1);
  });

  test("all other sessions end at once, this one stays", async () => {
    const learner = await newLearner(guest);
    await elsewhere(learner);
    await elsewhere(learner);
    await security.endOtherSessions(learner, {});
    expect((await security.listSessions(learner, {})).data.map((each) => each.current)).toEqual([true]);
  });

  test("a session's last use is written at most once an hour", async () => {
    const given = newRegistration();
    const { token } = await accounts.register(guest, given);
    const seen = async (ms: number) => {
      const learner = await asHolder(later(guest, ms), token);
      return Date.parse((await security.listSessions(learner, {})).data[0]?.lastSeenAt ?? "") - guest.now.getTime();
    };
    expect(await seen(59 * minuteMs)).toBe(0);
    expect(await seen(61 * minuteMs)).toBe(61 * minuteMs);
    expect(await seen(90 * minuteMs)).toBe(61 * minuteMs);
  });

  test("a session created before sessions had ids can be ended too", async () => {
    const learner = await newLearner(guest);
    const there = await elsewhere(learner);
    await guest.db
      .updateTable("sessions")
      .set({ id: null })
      .where("token_hash", "=", there.learner?.tokenHash ?? "")
      .execute();
    const other = (await security.listSessions(learner, {})).data.find((each) => !each.current);
    await expect(security.endSession(learner, { id: other?.id ?? "" })).resolves.toMatchObject({ status: true });
  });
});
