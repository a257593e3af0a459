import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

/** An error of one field (zod's issue, as oRPC passes it on). */
type Issue = {
  code?: string;
  message: string;
  expected?: string;
  path?: (PropertyKey | { key: PropertyKey })[];
  origin?: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
  values?: unknown[];
  keys?: string[];
};

/**
 * The message of a schema's errors, field by field, in the caller's language, because a documented client shows it to
 * people: of the first ten, as a body may have thousands (threats T24). A field has the name with which it was sent.
 * @returns null when the error is not a schema's
 */
export function messageOfIssues(data: unknown, language: Language): string | null {
  const issues = (data as { issues?: Issue[] } | undefined)?.issues;
  if (!issues) return null;
  const words = translatorFor(language, "answers");
  return issues
    .slice(0, 10)
    .map((issue) => {
      const path = [...(issue.path ?? []), ...(issue.keys?.slice(0, 3) ?? [])];
      const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".") || "input";
      const limit = Number(issue.maximum ?? issue.minimum ?? 0);
      // A blank choice stands for none.
      const values = (issue.values ?? []).filter((value) => value !== "").join(", ");
      return `${field}: ${words(issueReason(issue), { limit, values })}`;
    })
    .join("; ");
}

function issueReason({ code, expected, origin, maximum, minimum, message, values }: Issue) {
  const counts = origin === "string";
  if (code === "too_small" && origin === "array") return "fieldNoChoice";
  if (code === "too_big" && origin === "array") return "fieldTooManyChoices";
  if (code === "invalid_type" && /received (?:undefined|null)$/.test(message)) return "fieldMissing";
  if (code === "invalid_type" && expected === "number") return "fieldNumber";
  if (code === "invalid_type" && expected === "string") return "fieldText";
  if (code === "too_big" && maximum !== undefined) return counts ? "fieldTooLong" : "fieldTooMuch";
  if (code === "too_small" && counts && Number(minimum) <= 1) return "fieldEmpty";
  if (code === "too_small" && minimum !== undefined) return counts ? "fieldTooShort" : "fieldTooLittle";
  if (code === "unrecognized_keys") return "fieldUnknown";
  if (code === "invalid_value" && values?.length) return "fieldOneOf";
  return "fieldWrong";
}
