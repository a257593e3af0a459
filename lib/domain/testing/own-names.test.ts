import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { registration } from "../../contract/accounts";
import { accounts, findNamedLikeStaff, readAccount, updateAccount } from "../accounts";
import type { CallContext } from "../call";
import { desk } from "../desk/operations";
import { checkRow } from "../desk/people/check-row";
import { newStaff } from "../desk/testing/staff";
import { discussions } from "../discussions";
import { namesOfAccount, personNames } from "../social/person";
import { onFreshPortal } from "./fresh-portal";
import { asHolder, newLearner, newRegistration, publishedContent } from "./learners";

const refused = { code: "BAD_REQUEST", key: "nameOfStaff" };
const discussion = publishedContent().discussions[0]?.slug ?? "";

describe("rules: registration.own-name, comments.staff-mark", () => {
  let guest: CallContext;
  onFreshPortal("sqlite", (context) => {
    guest = context;
  });
  const idOf = (context: CallContext) => context.learner?.accountId ?? "";
  /** As the call arrives: read by its contract. */
  const register = (change: object) =>
    accounts.register(guest, registration.parse({ ...newRegistration(), ...change }));

  test.each([{ firstName: "The Sehat Shala team" }, { firstName: "Asha", lastName: "аdmin" }])(
    "%j is refused at registering and in the profile",
    async (names) => {
      await expect(register(names)).rejects.toMatchObject(refused);
      await expect(accounts.updateProfile(await newLearner(guest), names)).rejects.toMatchObject(refused);
    },
  );

  test("two changes of the profile cannot put such a name together", async () => {
    const learner = await newLearner(guest);
    await accounts.updateProfile(learner, { firstName: "Sehat" });
    await expect(accounts.updateProfile(learner, { lastName: "Shala" })).rejects.toMatchObject(refused);
    expect((await readAccount(guest.db, idOf(learner))).last_name).toBe("Kumari");
  });

  test.each(["\u3164", "\u2800", "\u200B", " \u115F "])(
    "a name of nothing but %j counts as missing",
    async (firstName) => {
      await expect(register({ firstName })).rejects.toMatchObject({ key: "fillRequired" });
    },
  );

  test.each(["Asha\nKumari", "Asha\u0007", "Asha\u2028Kumari", "Asha ✔"])(
    "the signs of %j are refused",
    async (firstName) => {
      await expect(register({ firstName })).rejects.toMatchObject({ key: "nameSigns" });
    },
  );

  test("accounts from before with such a name are found, staff of that name are not", async () => {
    const rename = async (names: { first_name: string; last_name: string }) => {
      const learner = await newLearner(guest);
      await updateAccount(guest.db, idOf(learner), names);
      return idOf(learner);
    };
    const feigned = await rename({ first_name: "Sehat", last_name: "Shala" });
    const honest = await rename({ first_name: "Sehat", last_name: "Kumari" });
    const staff = await rename({ first_name: "Admin", last_name: "" });
    await updateAccount(guest.db, staff, { role: "administrator" });
    const found = await findNamedLikeStaff(guest.db, guest.content);
    expect(found.map(({ id, name }) => [id, name])).toContainEqual([feigned, "Sehat Shala"]);
    expect(found.map(({ id }) => id)).not.toEqual(expect.arrayContaining([honest]));
    expect(found.map(({ id }) => id)).not.toEqual(expect.arrayContaining([staff]));
  });

  test("staff cannot give such a name to a person, to a certificate or in a list of people", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const accountId = idOf(await newLearner(guest));
    const names = { firstName: "Sehat Shala", lastName: "Team" };
    await expect(desk.changePerson(staff, { accountId, ...names })).rejects.toMatchObject(refused);
    await expect(
      desk.correctCertificate(staff, { accountId, certificateId: randomUUID(), ...names }),
    ).rejects.toMatchObject(refused);
    const row = checkRow(
      guest.content,
      { line: 2, cells: { firstName: "Moderator" } },
      { language: "en", states: null },
    );
    expect(row.problems).toContain("nameOfStaff");
  });

  test.each([
    [{ first: "Sehat Shala", last: "Team" }, "asha@example.org", { firstName: "asha", lastName: "" }],
    [{ whole: "सेहत शाला टीम" }, "admin@example.org", { firstName: "Learner", lastName: "" }],
    [{ first: "Asha ✔\n", last: "Devi" }, "a@example.org", { firstName: "Asha", lastName: "Devi" }],
    [{ first: `A${"\u0301\u0323".repeat(4)}`, last: "Devi" }, "asha@example.org", { firstName: "asha", lastName: "" }],
    [{}, "sunita@example.org", { firstName: "sunita", lastName: "" }],
  ])("a social sign-in as %j, %s gets %j", (given, email, names) => {
    const person = { ...personNames(given), email, platform: "google", subject: "1", emailVerified: true } as const;
    expect(namesOfAccount(guest.content, person, "Learner")).toEqual(names);
  });

  test("only the role gives a comment the mark of the team", async () => {
    const [learner, staff, partner] = [
      await newLearner(guest),
      (await newStaff(guest, "coordinator")).context,
      (await newStaff(guest, "partner")).context,
    ];
    // A name from before the rule.
    await updateAccount(guest.db, idOf(learner), { first_name: "The Sehat Shala team ✔" });
    for (const writer of [learner, staff, partner])
      await discussions.addComment(writer, { id: discussion, comment: `Tried it in class today ${randomUUID()}` });
    const all = await discussions.comments(guest, { id: discussion });
    const marked = all.filter(({ by_staff }) => by_staff).map(({ comment_by }) => comment_by);
    expect(marked).toEqual([staff.learner?.firstName]);
    expect(all).toHaveLength(3);
  });

  test("a field of one line is stored on one line, without invisible signs", async () => {
    const { token } = await register({ current_institute: "Middle\u200B School\r\nPhulwari" });
    const { data } = await accounts.readProfile(await asHolder(guest, token), {});
    expect(data.current_institute).toBe("Middle School Phulwari");
  });
});
