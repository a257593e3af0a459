import "server-only";
import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { cache } from "react";
import { publicApi } from "@/lib/api/server";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";

/** An unknown course redirects to the list of courses (rule: course.unknown). */
export const courseOr = cache(async (id: string, language: Language): Promise<CourseDetail> => {
  try {
    return await publicApi(language).courses.detail({ id, language });
  } catch (error) {
    if (error instanceof ORPCError) redirect("/courses");
    throw error;
  }
});
