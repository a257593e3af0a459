"use server";

import { callProblem } from "@/components/forms/call-problem";
import { answerFindings, leadTo } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, withMessages } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, pageLanguage, readForm } from "@/lib/api/http/read-form";
import { apiAfterSignIn, checkForm, followAccountLanguage } from "@/lib/api/server";
import { invitationRules } from "@/lib/contract/rules/invitation";
import { isLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { fieldOfError } from "./reset-rules";

const boxes = ["consent_account", "consent_mailings", "consent_analytics"] as const;

/** rule: registration.invited. What was ticked is on the form again after an error; the passwords are not. */
export async function acceptInvitationAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = pageLanguage(form);
  const values = readForm(form, [
    "token",
    "id",
    "password1",
    "password2",
    ...boxes,
    "notice_version",
    "notice_language",
  ]);
  const again = { values: Object.fromEntries(boxes.map((box) => [box, values[box] ?? ""])) };
  const { findings, apiFor } = checkForm(invitationRules(settings().passwordMinLength), values);
  const rejected = answerFindings(form, again, withMessages(findings, ruleMessagesIn(language)));
  if (rejected || !apiFor) return rejected ?? { ...again, problems: [] };
  const [isTicked, noticeLanguage] = [
    (box: (typeof boxes)[number]) => values[box] === "yes",
    values.notice_language ?? "",
  ];
  let next: string;
  let message: string;
  try {
    const api = await apiFor(form, language);
    const answer = await api.recovery.acceptInvitation({
      token: values.token ?? "",
      id: values.id ?? "",
      password1: values.password1 ?? "",
      password2: values.password2 ?? "",
      consent_account: isTicked("consent_account"),
      consent_mailings: isTicked("consent_mailings"),
      consent_analytics: isTicked("consent_analytics"),
      notice_version: values.notice_version,
      notice_language: isLanguage(noticeLanguage) ? noticeLanguage : null,
    });
    next = answer.role ? "/desk" : `/view/course/${encodeURIComponent(answer.course_id)}`;
    message = answer.message;
    await followAccountLanguage(
      async () =>
        (await (await apiAfterSignIn(language, answer.token)).accounts.readProfile()).data.language_preference,
    );
  } catch (error) {
    if (!readCallError(error)) throw error;
    const t = translatorFor(language, "recovery");
    const problem = callProblem(error, t("invitationFailed"), t("offline"));
    return { ...again, problems: [{ ...problem, field: fieldOfError(problem.key) ?? problem.field }] };
  }
  return leadTo(isScripted(form), next, message);
}
