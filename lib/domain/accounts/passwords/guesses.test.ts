import { afterEach, describe, expect, test, vi } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { paces } from "../../../platform/limits";
import type { CallContext } from "../../call";
import { recovery } from "../../recovery";
import { security } from "../../security";
import { onFreshPortal } from "../../testing/fresh-portal";
import { asHolder, newRegistration } from "../../testing/learners";
import { accounts, issueMailToken } from "..";

const password = "lotus-pond";
const school = "203.0.113.7";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  afterEach(() => void vi.useRealTimers());

  /** A visitor at this network address whose device stores the marker that it is given. */
  const visitor = (address: string, marker = "") => {
    const device = {
      marker,
      keep: async (given: string) => {
        device.marker = given;
      },
    };
    return { ...guest, address, device };
  };
  const register = async (from = visitor("198.51.100.1")) => {
    const given = newRegistration();
    const { _id, token } = await accounts.register(from, given);
    return { username: given.username, id: _id, token, device: from.device };
  };
  const signIn = (from: CallContext, username: string, word = password) =>
    accounts.login(from, { username, password: word });
  const wrong = (from: CallContext, username: string) =>
    signIn(from, username, "a guess").then(
      () => "in",
      (error) => error.key as string,
    );
  const failUntilPaused = async (from: CallContext, username: string) => {
    for (let done = 1; done <= 20; done += 1) if ((await wrong(from, username)) === "tooManyTries") return done - 1;
    throw new Error("twenty wrong passwords were let through");
  };
  const tooMany = { code: "TOO_MANY_REQUESTS", key: "tooManyTries" };

  test("after eight wrong passwords an unknown source must wait, whether the account exists or not", async () => {
    const owner = await register();
    expect(await failUntilPaused(visitor("192.0.2.1"), owner.username)).toBe(8);
    expect(await failUntilPaused(visitor("192.0.2.1"), newRegistration().username)).toBe(8);
    await expect(signIn(visitor("192.0.2.1"), owner.username)).rejects.toMatchObject(tooMany);
  });

  test("any number of wrong passwords from elsewhere never stops the owner on a device that signed in before", async () => {
    const owner = await register(visitor(school));
    const attackers = Array.from({ length: 8 }, (_, place) => visitor(`192.0.2.${place + 10}`));
    for (const attacker of [...attackers, visitor(school)]) await failUntilPaused(attacker, owner.username);
    await expect(signIn({ ...visitor(school), device: owner.device }, owner.username)).resolves.toMatchObject({
      username: owner.username,
    });
    await expect(signIn({ ...visitor("192.0.2.10"), device: owner.device }, owner.username)).resolves.toMatchObject({
      username: owner.username,
    });
  });

  test("wrong passwords elsewhere do not stop the owner on a new device in another place", async () => {
    const owner = await register();
    for (let place = 20; place < 30; place += 1) await failUntilPaused(visitor(`192.0.2.${place}`), owner.username);
    expect(await guest.limits.soFar("guessesFromSource", "192.0.2.20")).toBeGreaterThan(0);
    await expect(signIn(visitor("198.51.100.99"), owner.username)).resolves.toMatchObject({ username: owner.username });
  });

  test("an account under attack gives every new source fewer attempts", async () => {
    const owner = await register();
    const counts: number[] = [];
    for (let place = 30; place < 40; place += 1)
      counts.push(await failUntilPaused(visitor(`192.0.2.${place}`), owner.username));
    expect([counts.at(0), counts.at(-1)]).toEqual([8, 3]);
    expect(counts.reduce((sum, count) => sum + count)).toBeLessThan(paces.guessesAtAccount.points + 8 + 2 * 3);
  });

  test("a known device waits at most a minute, however often it failed", async () => {
    const owner = await register();
    const own = { ...visitor("192.0.2.50"), device: owner.device };
    vi.useFakeTimers({ toFake: ["Date"] });
    const waits: number[] = [];
    for (let done = 0; done < 24; done += 1) {
      if ((await wrong(own, owner.username)) !== "tooManyTries") continue;
      const { details } = await signIn(own, owner.username).catch((error) => error);
      waits.push(details.retryAfterSeconds);
      vi.setSystemTime(Date.now() + details.retryAfterSeconds * 1000);
    }
    expect(Math.max(...waits)).toBe(60);
    vi.setSystemTime(Date.now() + 60_000);
    await expect(signIn(own, owner.username)).resolves.toMatchObject({ username: owner.username });
  });

  test("an unknown source that tries again and again waits longer and longer, up to fifteen minutes", async () => {
    const owner = await register();
    const stranger = visitor("192.0.2.51");
    await failUntilPaused(stranger, owner.username);
    vi.useFakeTimers({ toFake: ["Date"] });
    let longest = 0;
    for (let done = 0; done < 12; done += 1) {
      const { details } = await signIn(stranger, owner.username, "a guess").catch((error) => error);
      if (!details?.retryAfterSeconds) continue;
      longest = Math.max(longest, details.retryAfterSeconds);
      vi.setSystemTime(Date.now() + details.retryAfterSeconds * 1000);
      await wrong(stranger, owner.username);
    }
    expect(longest).toBe(900);
  });

  test("after a reset the owner signs in at once, on the device of the reset and at the attacker's address", async () => {
    const owner = await register();
    const attacked = visitor("192.0.2.60");
    await failUntilPaused(attacked, owner.username);
    const token = await issueMailToken(guest.db, owner.id, "resetPassword", guest.now);
    await recovery.resetPassword(attacked, {
      token,
      id: owner.id,
      password1: "seven green mangoes",
      password2: "seven green mangoes",
    });
    await failUntilPaused(visitor("192.0.2.60"), owner.username);
    await expect(signIn(attacked, owner.username, "seven green mangoes")).resolves.toMatchObject({
      username: owner.username,
    });
  });

  test("a reset clears the counters for clients without cookies too", async () => {
    const owner = await register();
    await failUntilPaused(visitor("192.0.2.61"), owner.username);
    const token = await issueMailToken(guest.db, owner.id, "resetPassword", guest.now);
    await recovery.resetPassword(visitor("192.0.2.62"), {
      token,
      id: owner.id,
      password1: "seven green mangoes",
      password2: "seven green mangoes",
    });
    await expect(signIn(visitor("192.0.2.61"), owner.username, "seven green mangoes")).resolves.toMatchObject({
      username: owner.username,
    });
  });

  test("three hundred failures of others behind one address do not stop another user there", async () => {
    for (let done = 0; done <= paces.guessesFromSource.points; done += 1)
      await guest.limits.tally("guessesFromSource", "192.0.2.70");
    const owner = await register();
    await expect(signIn(visitor("192.0.2.70"), owner.username)).resolves.toMatchObject({ username: owner.username });
  });

  test("a device marker is valid only for its account and password, and not when it is forged or changed", async () => {
    const owner = await register();
    const other = await register();
    const [name = "", signature = ""] = owner.device.marker.split(".");
    const foreign = [
      other.device.marker,
      "",
      "made.up",
      `${name}.${"a".repeat(16)}`,
      `${"b".repeat(22)}.${signature}`,
      `${name}.${signature}.`,
    ];
    await failUntilPaused(visitor("192.0.2.80"), owner.username);
    for (const marker of foreign)
      await expect(signIn(visitor("192.0.2.80", marker), owner.username), marker).rejects.toMatchObject(tooMany);
    const session = await asHolder({ ...guest, device: visitor("").device }, owner.token);
    await security.changePassword(session, {
      password1: "seven green mangoes",
      password2: "seven green mangoes",
      current_password: password,
    });
    await failUntilPaused(visitor("192.0.2.80"), owner.username);
    const revoked = { ...visitor("192.0.2.80"), device: { ...owner.device } };
    await expect(signIn(revoked, owner.username, "seven green mangoes")).rejects.toMatchObject(tooMany);
  });

  test("a shared phone is a known device for each of its users", async () => {
    const phone = visitor("192.0.2.90");
    const people = [await register(phone), await register(phone), await register(phone)];
    for (const { username } of people) await failUntilPaused(visitor("192.0.2.90"), username);
    for (const { username } of people) await expect(signIn(phone, username)).resolves.toMatchObject({ username });
    expect(phone.device.marker.length).toBeLessThan(400);
  });

  test("a stranger's reset mails do not use up the limit of the owner's device", async () => {
    const owner = await register();
    const ask = (from: CallContext) => recovery.sendResetLink(from, { email: owner.username });
    for (let done = 0; done < 3; done += 1) await ask(visitor(`192.0.2.${100 + done}`));
    await expect(ask(visitor("192.0.2.109"))).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      key: "resetMailsEnough",
    });
    await expect(ask({ ...visitor("192.0.2.109"), device: owner.device })).resolves.toMatchObject({ status: true });
  });

  test("guessing in an open session blocks neither sign-in elsewhere nor another session's password change", async () => {
    const owner = await register();
    const thief = { ...(await asHolder(visitor("192.0.2.110"), owner.token)), device: visitor("").device };
    const guess = () => security.deleteAccount(thief, { password: "a guess" });
    for (let done = 0; done < 8; done += 1)
      await expect(guess()).rejects.toMatchObject({ key: "currentPasswordWrong" });
    await expect(guess()).rejects.toMatchObject(tooMany);
    const { token } = await signIn(visitor("192.0.2.110"), owner.username);
    const own = await asHolder(visitor("192.0.2.110"), token);
    const change = { password1: "seven green mangoes", password2: "seven green mangoes", current_password: password };
    await expect(security.changePassword(own, change)).resolves.toMatchObject({ status: true });
  });
});
