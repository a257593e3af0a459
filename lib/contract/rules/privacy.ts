import { isEmail } from "./email";
import { type Rule, required, rule } from "./rule";

/** rule: settings.grievance: the answer goes to an e-mail address or to a telephone number. */
export const grievanceRules: Rule<"grievanceFillAll" | "contactInvalid">[] = [
  ...["name", "contact", "message"].map((field) => required(field, "grievanceFillAll" as const)),
  rule("contact", "contactInvalid", ({ contact = "" }) => !isEmail(contact) && contact.replace(/\D/g, "").length < 10),
];
