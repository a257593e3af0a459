import { describe, expect, test } from "vitest";
import { mailings as calls } from "../../../contract/desk/mailings";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { desk } from "..";
import { draft } from "../testing/mailings";
import { newStaff } from "../testing/staff";

const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  test.each(Object.keys(calls) as (keyof typeof calls)[])(
    "desk.%s: 401 for a guest, 403 for a learner, a partner and before the second factor",
    async (name) => {
      const call = desk[name] as (context: CallContext, input: object) => Promise<unknown>;
      const input = { ...draft(), on: true, weekday: 1, hour: 9, at: "" };
      await expect(call(guest, input)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
      await expect(call(await newLearner(guest), input)).rejects.toMatchObject(forbidden);
      const { context: partner } = await newStaff(guest, "partner");
      await expect(call(partner, input)).rejects.toMatchObject(forbidden);
      const { context: staff } = await newStaff(guest, "administrator");
      const unproven = { ...staff, learner: staff.learner && { ...staff.learner, secondFactorAt: null } };
      await expect(call(unproven, input)).rejects.toMatchObject({ code: "FORBIDDEN", key: "secondFactorNeeded" });
    },
  );
});
