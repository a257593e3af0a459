import { describe, expect, test } from "vitest";
import { findLearner } from "../../platform/session";
import { utc } from "../../platform/utc";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";
import { accounts } from ".";

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
});
