import { callProblem } from "@/components/forms/call-problem";
import type { FieldValues, Problem } from "@/components/forms/form-state";
import { plainEmail } from "@/lib/contract/rules/email";
import { findStep, type Steps } from "@/lib/contract/rules/steps";
import type { Language } from "@/lib/platform/i18n/language";

type Judge = {
  accounts: { checkPassword: (input: { username: string; password: string; language: Language }) => Promise<unknown> };
};

/** Why the server would refuse the typed password. Empty where nobody answers: the call judges it again. */
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

/** A slow network keeps nobody in the step: the call that makes the account judges the password again. */
const longestMs = 3000;

/** What a registration form asks the server before it leaves the step of the password. */
export function askAboutPassword(
  steps: Steps,
  language: Language,
): (values: FieldValues, step: number) => Promise<Problem[]> {
  return async (values, step) => {
    if (step !== findStep(steps, "password")) return [];
    const asked = import("@/lib/api/client").then(({ api }) => refusedPassword(api, values, language));
    const late = new Promise<Problem[]>((resolve) => setTimeout(resolve, longestMs, []));
    return Promise.race([asked.catch(() => []), late]);
  };
}
