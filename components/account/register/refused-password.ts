import { callProblem } from "@/components/forms/call-problem";
import type { FieldValues, Problem } from "@/components/forms/form-state";
import { plainEmail } from "@/lib/contract/rules/email";
import type { Language } from "@/lib/platform/i18n/language";

type Judge = {
  accounts: { checkPassword: (input: { username: string; password: string; language: Language }) => Promise<unknown> };
};

/**
 * Why the server would refuse the typed password, asked in the step of its field. Empty where it would not, and where
 * nobody answers: the call that makes the account judges it again.
 */
export async function refusedPassword(
  api: Judge,
  { username, password = "" }: FieldValues,
  language: Language,
): Promise<Problem[]> {
  if (!password) return [];
  try {
    await api.accounts.checkPassword({ username: plainEmail(username), password, language });
    return [];
  } catch (error) {
    const problem = callProblem(error, "", "");
    return problem.field === "password" ? [{ ...problem, inlineOnly: true }] : [];
  }
}
