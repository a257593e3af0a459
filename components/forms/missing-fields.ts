import type { Finding, ProblemKey, Values } from "./form-state";

/** What a field says of itself when it is empty; the toast says the documented sentence for all of them (rule: registration.all-missing-marked). */
const words: Record<string, ProblemKey> = {
  firstName: "enterFirstName",
  lastName: "enterLastName",
  username: "emailRequired",
  state_id: "selectState",
  district: "selectDistrict",
  block: "selectBlock",
  password: "passwordRequired",
  confirmPassword: "confirmRequired",
  current_institute: "enterInstitute",
  mobile: "enterMobile",
  age: "addAge",
  gender: "selectGender",
  profession: "selectProfession",
};

/** Every required field that is empty, in the order given. */
export function missingFields(values: Values, required: readonly string[]): Finding[] {
  return required.filter((field) => !values[field]?.trim()).map((field) => ({ field, key: words[field] ?? "fillRequired", said: "fillRequired" as const }));
}

/** The two passwords, as far as they are there (rule: registration.all-missing-marked). */
export function passwordFindings({ password = "", confirmPassword = "" }: Values, minLength: number): Finding[] {
  const findings: Finding[] = [];
  if (password.trim() && password.length < minLength) findings.push({ field: "password", key: "passwordTooShort" });
  if (password.trim() && confirmPassword.trim() && password !== confirmPassword) findings.push({ field: "confirmPassword", key: "passwordsDiffer" });
  return findings;
}

/** Names are printed on certificates and mails: the signs of HTML are refused, letters of every script are welcome. */
export function nameFindings(values: Values): Finding[] {
  return ["firstName", "lastName"].filter((field) => /[<>]/.test(values[field] ?? "")).map((field) => ({ field, key: "nameSigns" as const }));
}

/** One finding for each field: the first, which is the documented one. */
export function firstOfEachField(findings: Finding[]): Finding[] {
  return findings.filter(({ field }, index) => findings.findIndex((each) => each.field === field) === index);
}
