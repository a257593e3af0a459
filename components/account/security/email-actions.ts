"use server";

import type { FormResult } from "@/components/forms/form-state";
import { pageLanguage, textIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";
import { plainEmail } from "@/lib/contract/rules/email";
import { answered } from "./answered";
import { emailProblems } from "./rules";
import { ruleWords } from "./settings-texts";

export async function changeEmailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const email = plainEmail(textIn(form, "email"));
  const values = { email, ...(form.has("code") ? { asksForCode: "yes" } : {}) };
  const problems = emailProblems(form, ruleWords(language));
  if (problems.length > 0) return { problems, values };
  const code = textIn(form, "code");
  const result = await answered(language, async () => {
    const { security } = await formApi(form, language);
    return (await security.changeEmail({ email, password: textIn(form, "password"), ...(code && { code }) })).message;
  });
  return result.problems.length > 0 ? { ...result, values } : result;
}

export async function stopEmailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  return answered(language, async () => (await (await formApi(form, language)).security.stopEmailChange({})).message);
}
