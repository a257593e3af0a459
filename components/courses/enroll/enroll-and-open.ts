import { carryMessage } from "@/components/layout/visitor/carried-message";
import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";

export type CourseToEnroll = { id: string; name: string; language: Language };
type EnrollOutcome = { leadsTo: string } | { problem: string };

/** The documented return path: the course's page, which then shows "Launch now". */
export const loginOfCourse = (id: string): string => `/login?rdir=${encodeURIComponent(`/info/course/${id}`)}`;

/** Enrols. @returns the address to open, or the problem (rule: course.enroll-learner) */
export async function enrollAndOpen(course: CourseToEnroll, offline: string): Promise<EnrollOutcome> {
  try {
    const { api } = await import("@/lib/api/client");
    const { enrolled_now, message } = await api.courses.enroll({ ...course, ...knownCampaign() });
    if (enrolled_now) carryMessage("success", message);
    return { leadsTo: `/view/course/${course.id}` };
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status === 401) return { leadsTo: loginOfCourse(course.id) };
    return { problem: failed?.message || offline };
  }
}
