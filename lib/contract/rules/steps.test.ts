import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  hasToast,
  mainFormRules,
  registrationSteps,
  type TeacherForm,
  teacherFormRules,
  teacherSteps,
} from "./registration";
import { type FieldValues, findBroken, type Rule, type RuleKey } from "./rule";
import { findStep, problemsUpTo, type Steps } from "./steps";

const shortest = 5;
const teacherForms: TeacherForm[] = [
  { asksState: true, asksBlock: false },
  { asksState: false, asksBlock: true },
  { asksState: false, asksBlock: true, districts: ["Sitapur"] },
];
const forms: { name: string; rules: Rule[]; steps: Steps }[] = [
  { name: "main form", rules: mainFormRules(shortest), steps: registrationSteps },
  ...teacherForms.map((form) => ({
    name: `teacher form ${JSON.stringify(form)}`,
    rules: teacherFormRules(form, shortest),
    steps: teacherSteps(form),
  })),
];

/** For each field the right value, and the wrong ones. */
const right: FieldValues = {
  firstName: "Asha",
  lastName: "Devi",
  username: "asha@example.org",
  state_id: "34",
  district: "Sitapur",
  block: "NA",
  password: "lotus pond",
  confirmPassword: "lotus pond",
  mobile: "9876543210",
  age: "34",
  gender: "Female",
  profession: "Counsellors",
  current_institute: "Middle School",
  school_type: "Primary School",
  teaching_subject: "Other",
  other_subject: "Fine arts",
  consent_account: "yes",
};
const alsoWrong: Record<string, string[]> = {
  password: ["abc"],
  confirmPassword: ["abd"],
  mobile: ["98765", "98765432101"],
  other_subject: ["x".repeat(26)],
};
/** What the portal checks besides the documented rules. */
const ownWrong: Record<string, string[]> = {
  firstName: ["<b>"],
  username: ["nonsense"],
  age: ["5"],
  district: ["Nowhere"],
};

const typed = (wrong: Record<string, string[]>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(right).map(([field, value]) => [
        field,
        fc.constantFrom(value, value, "", ...(wrong[field] ?? [])),
      ]),
    ),
  );

const shownMessage = ({ key, documented }: { key: RuleKey; documented?: RuleKey }) => documented ?? key;

/** The message that a person sees first who fills in one step after the other. */
function firstInSteps(rules: readonly Rule[], steps: Steps, values: FieldValues): RuleKey | null {
  for (let at = 0; at < steps.length; at += 1) {
    const [first] = problemsUpTo(steps, at, findBroken(rules, values));
    if (first) return shownMessage(first);
  }
  return null;
}

describe.each(forms)("the steps of the $name", ({ rules, steps }) => {
  test("hold every field that has a rule exactly once", () => {
    const fields = steps.flat();
    expect(new Set(fields).size).toBe(fields.length);
    for (const { field } of rules) expect(fields).toContain(field);
  });

  test("show the documented messages in the documented order, whatever is wrong", () => {
    const documented = rules.filter(hasToast);
    fc.assert(
      fc.property(typed(alsoWrong), (values) => {
        const [first] = findBroken(documented, values);
        expect(firstInSteps(documented, steps, values)).toBe(first ? shownMessage(first) : null);
      }),
      { numRuns: 2000 },
    );
  });

  test("mark every wrong field of a step at once, and let nobody pass with one", () => {
    fc.assert(
      fc.property(typed({ ...alsoWrong, ...ownWrong }), fc.nat({ max: steps.length - 1 }), (values, at) => {
        const all = findBroken(rules, values);
        const shown = problemsUpTo(steps, at, all);
        const reached = all.filter(({ field }) => findStep(steps, field) <= at);
        expect(shown.length > 0).toBe(reached.length > 0);
        const step = findStep(steps, shown[0]?.field);
        if (shown.length > 0) expect(shown).toEqual(all.filter(({ field }) => findStep(steps, field) === step));
      }),
      { numRuns: 1000 },
    );
  });
});

test("a problem of the whole form belongs to the last step", () => {
  expect(findStep(registrationSteps, undefined)).toBe(2);
  expect(problemsUpTo(registrationSteps, 1, [{ field: undefined }])).toEqual([]);
});
