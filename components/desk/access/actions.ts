"use server";

import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import { readCallError } from "@/lib/api/call-error";
import { trimmedIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";
import { noticeTimes, roles } from "@/lib/contract/desk/access";
import { actAndReturn, deskAddress, everyState, formLanguage, submitForm } from "../form-actions";

/** The steps of the second factor share a form and this action, so that codes show without JavaScript too. */
export async function secondFactorAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const language = formLanguage(form);
  const code = trimmedIn(form, "code");
  const step = trimmedIn(form, "step");
  try {
    const { desk } = await formApi(form, language);
    if (step !== "prove") {
      const answer = await (step === "confirm"
        ? desk.confirmSecondFactor({ code, language })
        : desk.newRecoveryCodes({ code, language }));
      return { problems: [], done: answer.message, values: { codes: answer.recoveryCodes.join(" ") } };
    }
    await desk.proveSecondFactor({ code, language });
  } catch (error) {
    const failed = readCallError(error);
    if (!failed || failed.status >= 500) throw error;
    if (failed.status === 401) redirect("/login?rdir=%2Fdesk");
    return { problems: [{ field: "code", key: failed.key ?? "rejected", message: failed.message }] };
  }
  redirect(deskAddress(trimmedIn(form, "to")));
}

export async function setRoleAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const role = roles.find((each) => each === trimmedIn(form, "role")) ?? "learner";
  const [courses, states] = [valuesIn(form, "courses"), valuesIn(form, "states")];
  const result = await submitForm(form, ["username", "role"], (api, language) =>
    api.desk.setRole({
      username: trimmedIn(form, "username"),
      role,
      courses,
      states: states.filter((state) => state !== everyState).map(Number),
      allStates: states.includes(everyState),
      code: trimmedIn(form, "code"),
      language,
    }),
  );
  return { ...result, values: { ...result.values, courses: courses.join(","), states: states.join(",") } };
}

export async function saveNoticesAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const mails = noticeTimes.find((each) => each === trimmedIn(form, "mails")) ?? "digest";
  return submitForm(form, ["mails"], (api, language) => api.desk.saveNotices({ mails, language }));
}

export async function withdrawInvitationAction(form: FormData): Promise<void> {
  const accountId = trimmedIn(form, "accountId");
  await actAndReturn(form, (api, language) => api.desk.withdrawInvitation({ accountId, language }));
}

export async function resetSecondFactorAction(_before: FormResult, form: FormData): Promise<FormResult> {
  return submitForm(form, [], (api, language) =>
    api.desk.resetSecondFactor({ username: trimmedIn(form, "username"), code: trimmedIn(form, "code"), language }),
  );
}
