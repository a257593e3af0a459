import type * as z from "zod";
import type { Finding, ProblemKey, Values } from "@/components/forms/form-state";
import { firstOfEachField, missingFields, nameFindings, passwordFindings } from "@/components/forms/missing-fields";
import type { registration } from "@/lib/contract/accounts";
import { isMobile } from "@/lib/contract/rules/mobile";
import { consentFindings, consentInput } from "../privacy/consent-rules";

/** The fields of the main form, in the order in which rule: registration.main-order checks them. */
export const registrationFields = [
  "firstName",
  "lastName",
  "username",
  "state_id",
  "district",
  "password",
  "confirmPassword",
  "mobile",
  "age",
  "gender",
  "profession",
  "language",
] as const;

const required = registrationFields.filter((field) => field !== "language");

/** Everything wrong, each field once, in the order of the rule: registration.main-order, so that the first is the documented one; then what the contract's schema finds. */
export async function registrationFindings(values: Values, passwordMinLength: number): Promise<Finding[]> {
  const inOrder = [...missingFields(values, required), ...passwordFindings(values, passwordMinLength), ...aboutFindings(values), ...nameFindings(values)];
  return firstOfEachField([...inOrder, ...consentFindings(values), ...(await schemaFindings(registrationInput(values, "-")))]);
}

function aboutFindings({ mobile = "", age = "" }: Values): Finding[] {
  const findings: Finding[] = [];
  if (mobile && !isMobile(mobile)) findings.push({ field: "mobile", key: "mobileInvalid" });
  if (age && (Number(age) < 10 || Number(age) > 120)) findings.push({ field: "age", key: "ageInvalid" });
  return findings;
}

const keyOfField: Record<string, ProblemKey> = { username: "emailInvalid", mobile: "mobileInvalid", age: "ageInvalid", district: "districtUnknown" };

/** The schema loads when a form is sent, not with the page. */
export async function schemaFindings(input: z.input<typeof registration>): Promise<Finding[]> {
  const { registration } = await import("@/lib/contract/accounts");
  const fields = registration.safeParse(input).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return fields.map((field) => ({ field, key: keyOfField[field] ?? "fillRequired" }));
}

/** What the form sends. What a person may type in another way is made plain first. */
export function registrationInput(values: Values, stateName: string): z.input<typeof registration> {
  const { confirmPassword: _, ...sent } = values;
  const username = (values.username ?? "").trim().toLowerCase();
  return { ...sent, ...consentInput(values), username, state: stateName, state_id: Number(values.state_id) } as z.input<typeof registration>;
}
