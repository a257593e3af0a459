import type * as z from "zod";
import type { profileChange } from "@/lib/contract/accounts";
import type { Finding, ProblemKey, Values } from "./form-state";

export const profileFields = [
  "state_id",
  "district",
  "current_institute",
  "employment_sector",
  "mobile",
  "gender",
  "age",
  "profession",
  "place_of_residence",
  "language_preference",
] as const;

const asked: [field: string, key: ProblemKey][] = [
  ["state_id", "selectState"],
  ["district", "selectDistrict"],
  ["current_institute", "enterInstitute"],
  ["employment_sector", "selectInstitutionType"],
  ["mobile", "enterMobile"],
  ["gender", "selectGender"],
  ["age", "addAge"],
  ["profession", "selectProfession"],
];

/** The first thing wrong with the complete-profile form, in the order and words of accounts §5. */
export function profileFindings(values: Values): Finding[] {
  for (const [field, key] of asked) {
    if (!values[field]?.trim()) return [{ field, key }];
    if (field === "mobile" && values.mobile?.length !== 10) return [{ field, key: "mobileInvalid" }];
  }
  const age = Number(values.age);
  return age >= 10 && age <= 120 ? [] : [{ field: "age", key: "ageInvalid" }];
}

/** The full set with `is_profile_complete` (accounts §7); what nobody chose is not sent. */
export function profileChangeOf(values: Values, stateName: string): z.input<typeof profileChange> {
  const chosen = Object.fromEntries(profileFields.filter((field) => values[field]).map((field) => [field, values[field]]));
  return { ...chosen, state: stateName, state_id: Number(values.state_id), is_profile_complete: 1 } as z.input<typeof profileChange>;
}
