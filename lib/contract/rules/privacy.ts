import { isEmail } from "./email";
import { isMissing, type Rule } from "./rule";

/** rule: settings.grievance: the answer goes to an e-mail address or to a telephone number. */
export const grievanceRules: Rule<"grievanceFillAll" | "contactInvalid">[] = [
  ...["name", "contact", "message"].map((field) => ({
    field,
    key: "grievanceFillAll" as const,
    isBroken: isMissing(field),
  })),
  {
    field: "contact",
    key: "contactInvalid",
    isBroken: ({ contact = "" }) => !isEmail(contact) && contact.replace(/\D/g, "").length < 10,
  },
];
