import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { messages as calls } from "../../../contract/desk/messages";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onSharedPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });

  test.each(Object.keys(calls) as (keyof typeof calls)[])(
    "desk.%s: 401 for a guest, 403 for a learner and a partner",
    async (name) => {
      const call = desk[name] as (context: CallContext, input: object) => Promise<unknown>;
      const input = {
        accountId: "x",
        ticket: "x",
        id: "x",
        to: "",
        text: "Hello",
        answer: "Hello",
        title: "Hello",
        reply: "Hello",
        of: "en",
        key: randomUUID(),
      };
      await expect(call(guest, input)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
      await expect(call(await newLearner(guest), input)).rejects.toMatchObject({
        code: "FORBIDDEN",
        key: "deskForbidden",
      });
      const { context: partner } = await newStaff(guest, "partner");
      await expect(call(partner, input)).rejects.toMatchObject({ code: "FORBIDDEN", key: "deskForbidden" });
    },
  );
});
