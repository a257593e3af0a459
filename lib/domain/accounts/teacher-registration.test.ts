import { describe, expect, test } from "vitest";
import type { Registration } from "../../contract/accounts";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newRegistration } from "../testing/learners";
import { accounts } from ".";

const documented = {
  age: null,
  gender: null,
  profession: null,
  current_institute: "Middle School, Dumra",
  employment_sector: "Government",
} as const;
const place = { state: "Bihar", state_id: 5, district: "Sitamarhi", block: "Dumra" };
const teaching = { gender: "Female", school_type: "Primary School", teaching_subject: "Other:Fine arts" } as const;

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const register = (change: Partial<Registration>) =>
    accounts.register(guest, newRegistration({ ...documented, ...change }));

  test("block, school and subject of a teacher's registration are stored in the profile, with Government as sector", async () => {
    const { token } = await register({ ...place, ...teaching, employment_sector: "Private" });
    const { data } = await accounts.readProfile(await asHolder(guest, token), {});
    expect(data).toMatchObject({
      ...place,
      ...teaching,
      employment_sector: "Government",
      is_profile_complete: 0,
      age: null,
      profession: "",
    });
  });

  test("the profile sent after the registration completes it, as the forms are documented to do", async () => {
    const { token } = await register({ ...place, ...teaching });
    const learner = await asHolder(guest, token);
    await accounts.updateProfile(learner, {
      ...place,
      ...teaching,
      mobile: "9876543210",
      language_preference: "hi",
      is_profile_complete: 1,
    });
    expect((await accounts.readProfile(learner, {})).data).toMatchObject({
      is_profile_complete: 1,
      profileInfo: 1,
      language_preference: "hi",
    });
  });

  test("the documented payload alone registers too, and its profile adds the rest", async () => {
    const { token } = await register({});
    const learner = await asHolder(guest, token);
    await accounts.updateProfile(learner, { ...place, ...teaching, is_profile_complete: 1 });
    expect((await accounts.readProfile(learner, {})).data).toMatchObject({
      ...place,
      ...teaching,
      is_profile_complete: 1,
    });
  });

  test("NA means no block", async () => {
    const { token } = await register({ ...place, ...teaching, block: "NA" });
    expect((await accounts.readProfile(await asHolder(guest, token), {})).data.block).toBe("NA");
  });

  test.each([
    ["a district of another state", { district: "Sitapur", block: "NA" }, "districtUnknown"],
    ["a block of another district", { block: "Phulwari" }, "blockUnknown"],
    ["a subject that is not taught", { teaching_subject: "Astrology" }, "selectSubject"],
    ["no gender", { gender: "" }, "selectGender"],
    ["no words for the other subject", { teaching_subject: "Other" }, "writeOtherSubject"],
  ] as const)("%s is rejected, and no account is made", async (_, change, key) => {
    const given = newRegistration({ ...documented, ...place, ...teaching, ...change });
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ code: "BAD_REQUEST", key });
    await expect(accounts.login(guest, { username: given.username, password: given.password })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("an address that has an account is rejected with the documented message", async () => {
    const given = newRegistration({ ...documented, ...place, ...teaching });
    await accounts.register(guest, given);
    await expect(accounts.register(guest, given)).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "accountExists" });
  });
});
