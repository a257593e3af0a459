import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";

/** What the parts of the panel with the certificate show. */
export type Certifying = {
  course: ModulesAnswer;
  enrollment: ModulesAnswer["enrollment_info"][number];
  language: Language;
  /** What a request was rejected for before: the profile, the topics, or work that was not changed. */
  rejectedFor: string | undefined;
};

/** What a certificate can be for: the course as a whole, whose `module_id` is null, and each module. */
export function allUnits({ course_info, enrollment_info, module_resources }: ModulesAnswer) {
  return [
    ...enrollment_info.map((each) => ({ ...each, name: course_info.name, module_id: null })),
    ...module_resources.map((each) => ({ ...each, name: each.module_name })),
  ];
}

/** What is reviewed and certified in this course: its modules, or the whole. */
export function certifiedUnits(course: ModulesAnswer) {
  const byModule = course.course_info.module_level_certificate === 1;
  return allUnits(course).filter(({ module_id }) => (module_id !== null) === byModule);
}
