import { callProblem } from "@/components/forms/call-problem";
import type { Problem, Values } from "@/components/forms/form-state";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";
import { reportConversion } from "./conversion";
import type { CourseToOpen } from "./register";
import { teacherInput, teacherProfile } from "./teacher-rules";
import type { TeacherVariant } from "./teacher-variants";

type Texts = Record<"registrationFailed" | "registered" | "offline", string>;
type Registering = { values: Values; variant: TeacherVariant; stateName: string; course: CourseToOpen; language: Language; texts: Texts };

/** The teacher form's transitions (rule: registration.success-teacher). @returns what went wrong, or null */
export async function registerTeacherAndGoOn(registering: Registering): Promise<Problem | null> {
  const { values, variant, stateName, course, texts } = registering;
  try {
    const { api } = await import("@/lib/api/client");
    await api.accounts.register(teacherInput(values, variant, stateName, knownCampaign()));
  } catch (error) {
    return teacherProblem(error, texts);
  }
  await finish(registering);
  window.location.assign(`/view/course/${encodeURIComponent(course.id)}`);
  return null;
}

/** The account is there: a profile or a course that cannot be reached now is one press away on its own page. */
async function finish({ values, variant, stateName, course, language, texts }: Registering): Promise<void> {
  const { toastAcrossPages } = await import("@/components/ui/toasts").catch(() => ({ toastAcrossPages: null }));
  await toastAcrossPages?.("success", texts.registered).catch(() => undefined);
  const { api } = await import("@/lib/api/client");
  await api.accounts.updateProfile(teacherProfile(values, variant, stateName)).catch(() => undefined);
  await api.courses.assign({ ...course, language }).catch(() => undefined);
  reportConversion(course.id, variant);
}

/** rule: registration.failure-teacher: a 401 is a toast of "Registration Failed: " and the answered message; anything else is shown only on the form. */
export function teacherProblem(error: unknown, texts: Pick<Texts, "registrationFailed" | "offline">): Problem {
  if (readCallError(error)?.status === 401) return callProblem(error, texts.registrationFailed, texts.offline);
  return { ...callProblem(error, "", texts.offline), inlineOnly: true };
}
