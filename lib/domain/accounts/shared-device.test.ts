import { describe, expect, test } from "vitest";
import { findLearner } from "../../platform/session";
import { utc } from "../../platform/utc";
import type { CallContext } from "../call";
import { recovery } from "../recovery";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newLearner } from "../testing/learners";
import { accounts, issueMailToken } from ".";

describe("rule: session.shared-device", () => {
  let guest: CallContext;
  onFreshPortal("sqlite", (context) => {
    guest = context;
  });

  test.each([
    [true, { after11Hours: true, after13Hours: false }],
    [undefined, { after11Hours: true, after13Hours: true }],
  ])("shared_device %s", async (shared, expected) => {
    const password = "lotus pond at noon";
    const learner = await newLearner(guest, { password });
    const username = learner.learner?.username ?? "";
    const { token } = await accounts.login(guest, { username, password, shared_device: shared });
    const works = async (hours: number) =>
      (await findLearner(guest.db, token, utc(guest.now).add(hours, "hours").toDate())) !== null;
    expect({ after11Hours: await works(11), after13Hours: await works(13) }).toEqual(expected);
  });

  test("a mailed link that is opened in such a session ends it no later", async () => {
    const password = "lotus pond at noon";
    const learner = await newLearner(guest, { password });
    const { accountId = "", username = "" } = learner.learner ?? {};
    const { token } = await accounts.login(guest, { username, password, shared_device: true });
    const link = await issueMailToken(guest.db, accountId, "resumeLearning", guest.now);
    const opened = await recovery.loginByToken(await asHolder(guest, token), { token: link });
    expect(opened.shared_device).toBe(true);
    const scopeAfter = async (hours: number) =>
      (await findLearner(guest.db, opened.token, utc(guest.now).add(hours, "hours").toDate()))?.scope;
    expect([await scopeAfter(11), await scopeAfter(13)]).toEqual(["full", undefined]);
  });
});
