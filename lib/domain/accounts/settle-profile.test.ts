import { expect, test } from "vitest";
import { messagesIn } from "../../platform/i18n/messages";
import { profileProblem } from "./settle-profile";

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
