import type * as z from "zod";
import type { Finding, Values } from "@/components/forms/form-state";
import type { registration } from "@/lib/contract/accounts";
import { plainEmail } from "@/lib/contract/rules/email";
import { consentRules, registrationRules } from "@/lib/contract/rules/registration";
import { findBroken, firstOfEachField, type RuleKey } from "@/lib/contract/rules/rule";
import { consentInput } from "../privacy/consent-rules";

/** Everything wrong, each field once, in the order of the rule: registration.main-order, so that the first is the documented one; then what the contract's schema finds. */
export async function registrationFindings(values: Values, passwordMinLength: number): Promise<Finding[]> {
  const inOrder = findBroken([...registrationRules(passwordMinLength), ...consentRules], values);
  return firstOfEachField([...inOrder, ...(await schemaFindings(registrationInput(values, "-")))]);
}

const keyOfField: Record<string, RuleKey> = { username: "emailInvalid", mobile: "mobileInvalid", age: "ageInvalid", district: "districtUnknown" };

/** The schema loads when a form is sent, not with the page. */
export async function schemaFindings(input: z.input<typeof registration>): Promise<Finding[]> {
  const { registration } = await import("@/lib/contract/accounts");
  const fields = registration.safeParse(input).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return fields.map((field) => ({ field, key: keyOfField[field] ?? "fillRequired" }));
}

/** What the form sends. What a person may type in another way is made plain first. */
export function registrationInput(values: Values, stateName: string): z.input<typeof registration> {
  const { confirmPassword: _, ...sent } = values;
  return { ...sent, ...consentInput(values), username: plainEmail(values.username), state: stateName, state_id: Number(values.state_id) } as z.input<
    typeof registration
  >;
}
