import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { desk as calls } from "../../../contract/desk";
import type { StaffRole } from "../../../contract/desk/access";
import type { CallMeta } from "../../../contract/meta/answer";
import { dialects, type FreshDatabase, freshDatabase } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courseId, guestContext, newLearner } from "../../testing/learners";
import { desk } from "..";
import { callRules, newTarget, onlyName, type Target } from "../testing/call-permissions";
import { newStaff } from "../testing/staff";
import { permissionsByRole } from "./require-staff";

type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];
const roles: StaffRole[] = ["partner", "coordinator", "administrator"];
const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };

/** What a call ends with: its answer as JSON, or the code and key of its error. */
type End = { answer: string } | { code: string; key: string };

test("every call of the desk has a line in the table of permissions, and every line a call", () => {
  expect(Object.keys(callRules).sort()).toEqual([...names].sort());
});

test.each(names)("desk.%s has its access rule in the contract, which is checked before the input", (name) => {
  const { needs, notFor, beforeSecondFactor } = callRules[name];
  const { staff } = (calls[name] as unknown as { "~orpc": { meta: CallMeta } })["~orpc"].meta;
  expect(staff).toEqual({ needs, ...(notFor && { notFor }), ...(beforeSecondFactor && { beforeSecondFactor }) });
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let guest: CallContext;
  let learner: CallContext;
  let target: Target;
  const staff = {} as Record<StaffRole | "otherState" | "otherCourse", CallContext>;

  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    guest = await guestContext(fresh);
    learner = await newLearner(guest);
    for (const role of roles) staff[role] = (await newStaff(guest, role)).context;
    staff.otherState = (await newStaff(guest, "coordinator", { courses: [courseId], states: [34] })).context;
    staff.otherCourse = (await newStaff(guest, "coordinator", { courses: ["healthy-minds"], states: [5] })).context;
    target = await newTarget(
      guest,
      (await newStaff(guest, "coordinator", { courses: [courseId], states: [5] })).context,
    );
  });
  afterAll(async () => {
    guest.limits.close();
    await fresh.remove();
  });

  async function make(name: Name, context: CallContext): Promise<End> {
    const call = desk[name] as (context: CallContext, input: object) => Promise<unknown>;
    const input = await callRules[name].input(target);
    try {
      return { answer: JSON.stringify((await call(context, input)) ?? null) };
    } catch (error) {
      const { code, key } = error as { code?: string; key?: string };
      if (!code || !key) throw error;
      return { code, key };
    }
  }

  test.each(names)("desk.%s by role", async (name) => {
    const { needs, notFor, beforeSecondFactor } = callRules[name];
    expect(await make(name, guest)).toMatchObject({ code: "UNAUTHORIZED" });
    expect(await make(name, learner)).toEqual(forbidden);
    for (const role of roles) {
      const may = role !== notFor && (needs === "own" || permissionsByRole[role].includes(needs));
      const end = await make(name, staff[role]);
      if (may) expect(end, role).not.toMatchObject({ code: "FORBIDDEN" });
      else expect(end, role).toEqual(forbidden);
      const { learner: account } = staff[role];
      const unproven = await make(name, { ...staff[role], learner: account && { ...account, secondFactorAt: null } });
      if (!may) expect(unproven, role).toMatchObject({ code: "FORBIDDEN" });
      else if (beforeSecondFactor) expect(unproven, role).not.toMatchObject({ code: "FORBIDDEN" });
      else expect(unproven, role).toEqual({ code: "FORBIDDEN", key: "secondFactorNeeded" });
    }
  });

  test.each(names.filter((name) => callRules[name].elsewhere !== "same"))(
    "desk.%s by courses and states",
    async (name) => {
      const { elsewhere } = callRules[name];
      const inside = await make(name, target.inside);
      if (elsewhere === "unlimited") expect(inside).toEqual(forbidden);
      else expect(inside).not.toMatchObject({ code: "FORBIDDEN" });
      if (elsewhere === "hidden" || name === "courseOpinions")
        expect(inside).toMatchObject({ answer: expect.stringContaining(onlyName) });
      for (const place of ["otherState", "otherCourse"] as const) {
        const end = await make(name, staff[place]);
        if (elsewhere === "figures" && place === "otherCourse")
          expect(end).toEqual({ code: "FORBIDDEN", key: "outsideCourses" });
        else if (elsewhere === "hidden" || elsewhere === "figures")
          expect(end, place).toMatchObject({ answer: expect.not.stringContaining(onlyName) });
        else if (elsewhere === "sender") expect(end, place).toEqual({ code: "NOT_FOUND", key: "uploadUnknown" });
        else expect(end, place).toEqual(forbidden);
      }
    },
  );
});
