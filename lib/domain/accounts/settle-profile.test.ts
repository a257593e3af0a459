import { describe, expect, test } from "vitest";
import { profileChange } from "../../contract/accounts";
import { type ProfileField, plainFields, profileFields } from "../../contract/profile/profile-fields";
import { dialects } from "../../platform/db/testing/fresh-database";
import { messagesIn } from "../../platform/i18n/messages";
import type { CallContext } from "../call";
import { certificates, completeCourse } from "../certificates";
import { onFreshPortal } from "../testing/fresh-portal";
import {
  asHolder,
  completeProfile,
  completeTopics,
  courseId,
  newEnrolled,
  newLearner,
  newRegistration,
} from "../testing/learners";
import { accounts } from ".";
import { profileProblem } from "./operations";

const nothing = {
  state: "",
  district: "",
  current_institute: "",
  employment_sector: "",
  mobile: "",
  gender: "",
  age: null,
  profession: "",
  school_type: "",
};
const complete = {
  ...nothing,
  state: "Bihar",
  district: "Patna",
  current_institute: "Middle School",
  employment_sector: "Government",
  mobile: "9876543210",
  gender: "Female",
  age: 34,
  profession: "Counsellors",
};

/** rule: profile.complete-order: the missing fields, in this order and with these messages. */
const required = [
  ["state", "selectState", "Please select your state of residence"],
  ["district", "selectDistrict", "Please select your district"],
  ["current_institute", "enterInstitute", "Please enter your school/institutes name"],
  ["employment_sector", "selectInstitutionType", "Please select your Type of Institution"],
  ["mobile", "enterMobile", "Please enter your mobile number"],
  ["gender", "selectGender", "Please select your gender"],
  ["age", "addAge", "Please add your age"],
  ["profession", "selectProfession", "Please select your profession"],
] as const;

test("a profile with every field is complete", () => {
  expect(profileProblem(complete)).toBeNull();
});

test("missing fields are reported in the documented order", () => {
  let details: typeof nothing | typeof complete = nothing;
  for (const [field, key] of required) {
    expect(profileProblem(details)).toBe(key);
    details = { ...details, [field]: complete[field] };
  }
  expect(profileProblem(details)).toBeNull();
});

test("missing fields are reported with the documented messages", () => {
  const words = messagesIn("en").answers;
  for (const [, key, text] of required) expect(words[key]).toBe(text);
  expect(words.mobileNotTenDigits).toBe("Please enter a valid mobile number");
  expect(words.profileIncomplete).toBe("You have a incomplete profile. Kindly complete it to proceed further.");
});

test("a mobile number without exactly ten digits counts as missing", () => {
  expect(profileProblem({ ...complete, mobile: "98765" })).toBe("mobileNotTenDigits");
});

test("a teacher (a profile with a school type) needs neither age nor profession", () => {
  expect(profileProblem({ ...complete, age: null, profession: "", school_type: "Primary School" })).toBeNull();
  expect(profileProblem({ ...complete, gender: "", school_type: "Primary School" })).toBe("selectGender");
});

type Change = Parameters<typeof accounts.updateProfile>[1];
const editable = [
  ["mobile", "9123456780"],
  ["current_institute", "मध्य विद्यालय, डुमरा"],
  ["employment_sector", "Private"],
  ["language_preference", "hi"],
  ["firstName", "सुनीता"],
  ["lastName", "O'Brien"],
  ...plainFields.map((name) => [name, sampleValue(name)] as const),
] as const;

/** A value for a field that the table of profile fields describes in full. */
function sampleValue(name: (typeof plainFields)[number]): string {
  const entry: ProfileField = profileFields[name];
  return entry.kind === "choice" ? entry.of[0] : "सीतामढ़ी";
}

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let learner: CallContext;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    learner = await newLearner(guest);
  });

  const readProfile = async (context: CallContext) => (await accounts.readProfile(context, {})).data;
  const change = (context: CallContext, body: Record<string, unknown>) =>
    accounts.updateProfile(context, profileChange.parse(body) as Change);
  const expectedError = (key: string, code = "BAD_REQUEST") => ({ code, key });

  test.each(editable)("changing %s leaves every other field unchanged", async (field, value) => {
    const someone = await newLearner(guest);
    const before = await readProfile(someone);
    const answer = await change(someone, { [field]: value });
    expect(answer).toMatchObject({ success: true, message: "You have successfully updated your information." });
    expect(answer.data).toEqual({ ...before, [field]: value });
    expect(await readProfile(someone)).toEqual(answer.data);
  });

  test("a change says which fields it did not change, and is silent about those that are sent back as they are", async () => {
    const someone = await newLearner(guest);
    const before = await readProfile(someone);
    const answer = await change(someone, { username: "other@example.org" });
    expect(answer).toMatchObject({ success: true, not_changed: ["username"], data: before });
    expect(answer.message).toBe("Not changed: username. This call cannot change them.");
    const both = await change(someone, { firstName: "Meera", username: "other@example.org", verifiedEmail: 5 });
    expect(both).toMatchObject({ not_changed: ["username", "verifiedEmail"], data: { firstName: "Meera" } });
    expect(both.message).toMatch(
      /^You have successfully updated your information\. Not changed: username, verifiedEmail\./,
    );
    const { _id, username, dateCreated } = before;
    expect(await change(someone, { _id, username: username.toUpperCase(), dateCreated })).toMatchObject({
      not_changed: [],
      message: "You have successfully updated your information.",
    });
  });

  test("a state needs one of its own districts, and the portal derives its name", async () => {
    await expect(change(learner, { state_id: 29, state: "Rajasthan" })).rejects.toMatchObject(
      expectedError("districtUnknown"),
    );
    expect(await readProfile(learner)).toMatchObject({ state_id: 5, district: "Patna" });
    const { data } = await change(learner, { state_id: 29, state: "Nowhere", district: "Jaipur" });
    expect(data).toMatchObject({ state_id: 29, state: "Rajasthan", district: "Jaipur" });
  });

  // rule: profile.state
  test.each(["Rajasthan", " rajasthan", "राजस्थान"])("the name %s alone changes the state", async (state) => {
    const teacher = await newLearner(guest);
    const { data, not_changed } = await change(teacher, { state, district: "Jaipur" });
    expect(data).toMatchObject({ state_id: 29, state: "Rajasthan", district: "Jaipur" });
    expect(not_changed).toEqual([]);
    await expect(change(teacher, { state: "Kerala" })).rejects.toMatchObject(expectedError("districtUnknown"));
    await expect(change(teacher, { state: "Nowhere" })).rejects.toMatchObject(expectedError("stateUnknown"));
    expect(await readProfile(teacher)).toEqual(data);
  });

  test("a profile without a place is sent back as it is", async () => {
    const someone = await newLearner(guest);
    const id = someone.learner?.accountId ?? "";
    await guest.db
      .updateTable("accounts")
      .set({ state: "", state_id: null, district: "" })
      .where("id", "=", id)
      .execute();
    expect((await change(someone, { state: "", district: "" })).data).toMatchObject({ state: "", district: "" });
  });

  test("a block must belong to the district and is cleared when the district changes", async () => {
    const teacher = await newLearner(guest);
    await expect(change(teacher, { block: "Nowhere" })).rejects.toMatchObject(expectedError("blockUnknown"));
    expect((await change(teacher, { block: "Danapur" })).data.block).toBe("Danapur");
    expect((await change(teacher, { district: "Patna" })).data.block).toBe("Danapur");
    expect((await change(teacher, { district: "Gaya" })).data.block).toBe("");
    expect((await change(teacher, { block: "NA" })).data.block).toBe("NA");
  });

  test.each([
    [{ mobile: "" }, "enterMobile"],
    [{ mobile: "98765" }, "mobileNotTenDigits"],
    [{ age: 9 }, "ageInvalid"],
    [{ school_type: "Palace" }, "selectSchoolType"],
    [{ teaching_subject: "Alchemy" }, "selectSubject"],
    [{ teaching_subject: "Other" }, "writeOtherSubject"],
    [{ teaching_subject: "Other:" }, "writeOtherSubject"],
    [{ teaching_subject: `Other:${"x".repeat(26)}` }, "writeOtherSubject"],
  ])("%o is rejected, and nothing is changed", async (body, key) => {
    const before = await readProfile(learner);
    await expect(change(learner, { ...body, current_institute: "Somewhere else" })).rejects.toMatchObject(
      expectedError(key),
    );
    expect(await readProfile(learner)).toEqual(before);
  });

  // rule: profile.becomes-minor
  test.each([
    [{}, { age: 15 }],
    [{ age: null, school_type: "Primary School" }, { age: 15 }],
    [{}, { age: null, profession: "Adolescents/young people" }],
  ])("an adult (%o) becomes a learner who waits for a guardian (%o) only after confirming it", async (first, slip) => {
    const { token } = await accounts.register(guest, newRegistration());
    const adult = await asHolder(guest, token);
    await completeProfile(adult);
    await change(adult, first);
    const now = await asHolder(guest, token);
    const before = await readProfile(now);
    await expect(change(now, slip)).rejects.toMatchObject(expectedError("under18Unconfirmed"));
    expect(await readProfile(now)).toEqual(before);
    expect((await change(now, { ...slip, under_18: true })).data).toMatchObject(slip);
  });

  test("a free-text subject is stored as Other: and the text", async () => {
    expect((await change(learner, { teaching_subject: "Other:Kitchen garden" })).data.teaching_subject).toBe(
      "Other:Kitchen garden",
    );
  });

  test("fields owned by the server are rejected (threats T16)", async () => {
    const before = await readProfile(learner);
    const other = await newLearner(guest);
    const claimed = {
      _id: other.learner?.accountId,
      id: other.learner?.accountId,
      username: other.learner?.username,
      verifiedEmail: 1,
      verified_email: 1,
      profileInfo: 1,
      avatar: "https://evil.example/a.png",
      role: "coordinator",
      dateCreated: "2000-01-01",
      created_at: "2000-01-01",
      password: "x",
      password_hash: "x",
      token: "x",
      guardian_consented_at: "2000-01-01",
      mailings_stopped_at: "2000-01-01",
    };
    expect((await change(learner, claimed)).data).toEqual(before);
    const row = await guest.db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", before._id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      username: before.username,
      verified_email: 0,
      guardian_consented_at: null,
      mailings_stopped_at: null,
    });
    expect(row.password_hash).not.toBe("x");
  });

  test("a claim of completeness is checked, and stores nothing when it is wrong (threats T16)", async () => {
    const someone = await newLearner(guest);
    const claim = change(someone, { is_profile_complete: 1, current_institute: "Middle School" });
    await expect(claim).rejects.toMatchObject(expectedError("selectInstitutionType"));
    expect(await readProfile(someone)).toMatchObject({ is_profile_complete: 0, current_institute: "" });
    expect(
      (
        await change(someone, {
          is_profile_complete: 0,
          current_institute: "Middle School",
          employment_sector: "Government",
        })
      ).data,
    ).toMatchObject({
      is_profile_complete: 1,
    });
  });

  test("another user's address is rejected (threats T1)", async () => {
    const other = await newLearner(guest);
    const username = other.learner?.username;
    const rejection = expectedError("notYours", "FORBIDDEN");
    await expect(accounts.postProfile(learner, { username })).rejects.toMatchObject(rejection);
    await expect(accounts.checkAuth(learner, { username })).rejects.toMatchObject(rejection);
  });

  test("a profile is neither read nor changed without a session", async () => {
    const rejection = expectedError("unauthorized", "UNAUTHORIZED");
    await expect(accounts.readProfile(guest, {})).rejects.toMatchObject(rejection);
    await expect(accounts.postProfile(guest, {})).rejects.toMatchObject(rejection);
    await expect(change(guest, { mobile: "9123456780" })).rejects.toMatchObject(rejection);
  });

  test("a session opened by a mailed link neither reads nor changes personal data (threats T13)", async () => {
    const scoped = { ...learner, learner: learner.learner && { ...learner.learner, scope: "learning" as const } };
    const rejection = expectedError("signInAgain", "FORBIDDEN");
    await expect(accounts.readProfile(scoped, {})).rejects.toMatchObject(rejection);
    await expect(accounts.postProfile(scoped, {})).rejects.toMatchObject(rejection);
    await expect(change(scoped, { mobile: "9123456780" })).rejects.toMatchObject(rejection);
    expect(await accounts.checkAuth(scoped, {})).toMatchObject({ status: true });
  });

  test("two concurrent changes are both stored, and the profile is complete after both", async () => {
    const someone = await newLearner(guest);
    await Promise.all([
      change(someone, { current_institute: "Middle School" }),
      change(someone, { employment_sector: "Government" }),
    ]);
    expect(await readProfile(someone)).toMatchObject({
      current_institute: "Middle School",
      employment_sector: "Government",
      is_profile_complete: 1,
    });
  });

  test("a certificate retains the name it was issued with", async () => {
    const { learner: graduate, eid } = await newEnrolled(guest);
    await completeTopics(graduate);
    await completeProfile(graduate);
    const complete = { ...graduate, learner: graduate.learner && { ...graduate.learner, profileComplete: true } };
    const certificateId = (await completeCourse(complete, { id: courseId, eid })).certificateId ?? "";
    await change(graduate, { firstName: "Somebody", lastName: "Else" });
    expect((await certificates.read(guest, { id: certificateId })).data).toMatchObject({
      firstName: "Asha",
      lastName: "Kumari",
    });
  });
});
