import { describe, expect, test } from "vitest";
import type { $ZodType } from "zod/v4/core";
import * as z from "zod/v4/core";
import { contract } from "../../contract";
import { profileChange, registration } from "../../contract/accounts";
import { longestComment } from "../../contract/rules/comment";
import { dialects } from "../../platform/db/testing/fresh-database";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { discussions } from "../discussions";
import { privacy } from "../privacy";
import { onFreshPortal } from "./fresh-portal";
import { newLearner, newRegistration } from "./learners";

// A request of a form passes the form's action, the contract's schema and the operation. The operation always runs the
// rules.

const readInputSchema = (procedure: { "~orpc": { inputSchema?: unknown } }) =>
  procedure["~orpc"].inputSchema as $ZodType;
const complaint = { name: "Rekha", contact: "rekha@example.org", message: "My age is wrong." };

test.each([
  ...[
    { username: "no address" },
    { firstName: "" },
    { lastName: "<b>" },
    { district: "" },
    { mobile: "12" },
    { password: "a" },
    { age: 7 },
  ].map((change) => [registration, newRegistration(), change] as const),
  ...[{ guardian_email: "no address" }, { consent_account: false }].map(
    (change) => [registration, newRegistration(), change] as const,
  ),
  ...[{ firstName: "" }, { lastName: "<b>" }, { mobile: "12" }, { age: 7 }].map(
    (change) => [profileChange, {}, change] as const,
  ),
  ...[{ comment: " " }, { comment: "x".repeat(longestComment + 1) }].map(
    (change) => [readInputSchema(contract.discussions.addComment), { id: "school" }, change] as const,
  ),
  ...[{ name: "" }, { contact: "me" }, { message: "" }].map(
    (change) => [readInputSchema(contract.privacy.sendGrievance), complaint, change] as const,
  ),
])("the contract's schema repeats no rule of a form %#", (schema, input, change) => {
  expect(z.safeParse(schema, { ...input, ...change }).error).toBeUndefined();
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  test("the operation of a registration runs its rules", async () => {
    const wrong = newRegistration({ firstName: "<b>", username: `no address ${dialect}` });
    await expect(accounts.register(guest, wrong)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "nameSigns" });
    await expect(accounts.register(guest, { ...wrong, firstName: "Asha" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "emailInvalid",
    });
    await expect(accounts.register(guest, newRegistration({ guardian_email: "no address" }))).rejects.toMatchObject({
      key: "guardianEmailNeeded",
    });
  });

  test("the operations of a profile change, a comment and a complaint run their rules too", async () => {
    const learner = await newLearner(guest);
    await expect(accounts.updateProfile(learner, { firstName: "" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "enterFirstName",
    });
    await expect(accounts.updateProfile(learner, { firstName: "<b>" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "nameSigns",
    });

    const id = guest.content.discussions[0]?.slug ?? "";
    const long = "x".repeat(longestComment + 1);
    await expect(discussions.addComment(learner, { id, comment: long })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "commentTooLong",
    });

    await expect(privacy.sendGrievance(guest, { ...complaint, name: " " })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "grievanceFillAll",
    });
  });
});
