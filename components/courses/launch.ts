import { knownCampaign } from "@/components/layout/visitor/first-campaign";
import { readCallError } from "@/lib/api/call-error";
import type { Language } from "@/lib/platform/i18n/language";

export type LaunchCourse = { id: string; name: string; language: Language };
export type LaunchOutcome = { leadsTo: string } | { problem: string };

/** Enrols the learner and says where to go: the course, or the login with this course kept as the return target (rule: course.enroll-learner). */
export async function launchCourse(course: LaunchCourse, offline: string): Promise<LaunchOutcome> {
  try {
    const { api } = await import("@/lib/api/client");
    await api.courses.enroll({ ...course, ...knownCampaign() });
    return { leadsTo: `/view/course/${course.id}` };
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status === 401) return { leadsTo: `/login?rdir=${encodeURIComponent(`/info/course/${course.id}`)}` };
    return { problem: failed?.message || offline };
  }
}
