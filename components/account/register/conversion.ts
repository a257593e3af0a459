import { mayMeasure } from "@/components/layout/visitor/measure";
import type { TeacherVariant } from "./teacher-variants";

/** The conversion event of the teacher forms (rule: registration.success-teacher): which course and which form, nothing about the person. Without consent there is none. */
export function reportConversion(courseId: string, form: TeacherVariant): void {
  if (!mayMeasure()) return;
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  page.dataLayer.push({ event: "registration", course: courseId, form });
}
