import { redirect } from "next/navigation";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

/** Redirects to the topics of the latest course; without a course to the dashboard. */
export default async function MyCourse({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const api = await visitorApi(locale);
  const { data } = await resultOr(api.learning.myCourses({ query: { language: locale }, body: {} }), "/my-course");
  redirect(data[0] ? `/my-courses/${data[0].slug}` : "/dashboard");
}
