import type { FieldValues, Problem } from "@/components/forms/form-state";
import { findStep, type Steps } from "@/lib/contract/rules/steps";
import type { Language } from "@/lib/platform/i18n/language";
import { refusedPassword } from "./refused-password";

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
