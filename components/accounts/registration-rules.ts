import type * as z from "zod";
import { consentFindings, consentInput } from "@/components/privacy/consent-rules";
import type { registration } from "@/lib/contract/accounts";
import { digitsOf, type Finding, type ProblemKey, type Values } from "./form-state";

/** The fields of the main form, in the order in which accounts §5 checks them. */
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

/** The first thing wrong, in the order and words of accounts §5; then what the contract's schema finds. */
export async function registrationFindings(values: Values, passwordMinLength: number): Promise<Finding[]> {
  const found = firstInOrder(values, passwordMinLength) ?? consentFindings(values)[0] ?? (await firstAgainstSchema(registrationInput(values, "-")));
  return found ? [found] : [];
}

function firstInOrder(values: Values, passwordMinLength: number): Finding | null {
  const missing = required.find((field) => !values[field]?.trim());
  if (missing) return { field: missing, key: "fillRequired" };
  if ((values.password ?? "").length < passwordMinLength) return { field: "password", key: "passwordTooShort" };
  if (values.password !== values.confirmPassword) return { field: "confirmPassword", key: "passwordsDiffer" };
  if (values.mobile?.length !== 10) return { field: "mobile", key: "mobileInvalid" };
  const age = Number(values.age);
  return age >= 10 && age <= 120 ? null : { field: "age", key: "ageInvalid" };
}

const keyOfField: Record<string, ProblemKey> = { username: "emailInvalid", mobile: "mobileInvalid", age: "ageInvalid", district: "districtUnknown" };

/** The schema loads when a form is sent, not with the page. */
export async function firstAgainstSchema(input: z.input<typeof registration>): Promise<Finding | null> {
  const { registration } = await import("@/lib/contract/accounts");
  const field = registration.safeParse(input).error?.issues[0]?.path[0];
  return field === undefined ? null : { field: String(field), key: keyOfField[String(field)] ?? "fillRequired" };
}

/** What the form sends. What a person may type in another way is made plain first. */
export function registrationInput(values: Values, stateName: string): z.input<typeof registration> {
  const { confirmPassword: _, ...sent } = values;
  const username = (values.username ?? "").trim().toLowerCase();
  return { ...sent, ...consentInput(values), username, state: stateName, state_id: Number(values.state_id) } as z.input<typeof registration>;
}

/** The same digits whether JavaScript kept the field clean or not. */
export function withPlainDigits(values: Values): Values {
  return { ...values, mobile: digitsOf(values.mobile ?? "", 10), age: digitsOf(values.age ?? "", 3) };
}
