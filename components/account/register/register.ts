import { callProblem } from "@/components/forms/call-problem";
import type { Problem, Values } from "@/components/forms/form-state";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { consumeReturnPath } from "@/components/layout/visitor/saved-return-path";
import type { Language } from "@/lib/platform/i18n/language";
import { pathAfterRegistering } from "../privacy/consent-rules";
import { registrationInput } from "./registration-rules";

export type CourseToOpen = { id: string; name: string };
type Registering = {
  values: Values;
  stateName: string;
  course?: CourseToOpen;
  returnTo?: string;
  language: Language;
  texts: Record<"registrationFailed" | "registered" | "offline", string>;
};

/** Registers, shows a toast, enrols in the course that somebody came for, and opens the next page (rule: registration.success-main). @returns what went wrong, or null */
export async function registerAndGoOn({ values, stateName, course, returnTo, language, texts }: Registering): Promise<Problem | null> {
  try {
    const { api } = await import("@/lib/api/client");
    await api.accounts.register({ ...registrationInput(values, stateName), ...knownCampaign() });
    const { toastAcrossPages } = await import("@/components/ui/toasts");
    toastAcrossPages("success", texts.registered);
    // The account exists by now. If the enrollment fails, the learner can still enroll on the course's own page.
    if (course) await api.courses.assign({ ...course, language }).catch(() => undefined);
  } catch (error) {
    return callProblem(error, texts.registrationFailed, texts.offline);
  }
  window.location.assign(pathAfterRegistering(values, course ? `/view/course/${encodeURIComponent(course.id)}` : consumeReturnPath(returnTo, "/courses")));
  return null;
}
