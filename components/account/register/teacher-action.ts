"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { answerFindings, answerStep, findBlocks, findDistricts, findStateName, pageLanguage, textIn, withoutPasswords } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormState, type Values, valuesOf, withMessages, withPlainDigits } from "@/components/forms/form-state";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import { apiAfterSignIn, visitorApi } from "@/lib/api/server";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";
import { consentFields } from "../privacy/consent-rules";
import { teacherProblem } from "./register-teacher";
import { teacherFields, teacherFindings, teacherInput, teacherProfile } from "./teacher-rules";
import { isTeacherVariant, type TeacherVariant, teacherVariants } from "./teacher-variants";

/** The teacher form without JavaScript: districts and blocks come as further steps, then the transitions of the rule: registration.success-teacher as far as a server can make them. */
export async function teacherAction(_before: FormState, form: FormData): Promise<FormState> {
  const language = pageLanguage(form);
  const variant = variantIn(form);
  const values = withPlainDigits(valuesOf(form, [...teacherFields(variant), ...consentFields]));
  const place = { ...values, ...fixedState(variant) };
  const [districts, blocks] = await Promise.all([
    teacherVariants[variant].stateId === undefined ? findDistricts(place, language) : undefined,
    teacherVariants[variant].asksBlock ? findBlocks(place, language) : undefined,
  ]);
  const again = { values: withoutPasswords(values), districts, blocks };
  const step = answerStep(form, again);
  if (step) return step;
  const refused = answerFindings(form, again, withMessages(await teacherFindings(values, variant, settings().passwordMinLength), ruleMessagesIn(language)));
  if (refused) return refused;
  const stateName = findStateName(place);
  const course = { id: textIn(form, "courseId"), name: textIn(form, "courseName") };
  try {
    const { token } = await (await visitorApi(language)).accounts.register(teacherInput(values, variant, stateName, await namedCampaign()));
    const api = await apiAfterSignIn(language, token);
    // The account is there: what does not follow now is one press away on its own page.
    await api.accounts.updateProfile(teacherProfile(values, variant, stateName)).catch(() => undefined);
    await api.courses.assign({ ...course, language }).catch(() => undefined);
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const t = translatorFor(language, "accounts");
    return { ...again, problems: [teacherProblem(error, { registrationFailed: t("registrationFailed"), offline: t("offline") })] };
  }
  redirect(`/view/course/${encodeURIComponent(course.id)}`);
}

function variantIn(form: FormData): TeacherVariant {
  const named = textIn(form, "variant");
  return isTeacherVariant(named) ? named : "course";
}

function fixedState(variant: TeacherVariant): Values {
  const { stateId } = teacherVariants[variant];
  return stateId === undefined ? {} : { state_id: String(stateId) };
}
