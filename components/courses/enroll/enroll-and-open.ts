import { carryMessage } from "@/components/layout/visitor/carried-message";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import type { ActionResult } from "@/components/ui/one-at-a-time";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";

export type CourseToEnroll = { id: string; name: string; language: Language };

/** The documented return path: the course's page, which then shows "Launch now". */
export const loginOfCourse = (id: string): string => `/login?rdir=${encodeURIComponent(`/info/course/${id}`)}`;

/** Enrols and opens the course, or the login after a session has ended (rule: course.enroll-learner). */
export async function enrollAndOpen(course: CourseToEnroll, offline: string): Promise<ActionResult> {
  try {
    const { api } = await import("@/lib/api/client");
    const { enrolled_now, message } = await api.courses.enroll({ ...course, ...knownCampaign() });
    if (enrolled_now) carryMessage("success", message);
    window.location.assign(`/view/course/${course.id}`);
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status !== 401) return { problem: failed?.message || offline };
    window.location.assign(loginOfCourse(course.id));
  }
  return "leaving";
}
