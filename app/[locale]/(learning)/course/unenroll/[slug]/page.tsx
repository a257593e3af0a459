import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { earnedIn } from "@/components/learning/course/earned-certificates";
import { LeaveAsk, LeaveReason, LeaveThanks } from "@/components/learning/feedback/leave-panels";
import { leaveAddress } from "@/components/learning/leave-address";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; slug: string }>; searchParams: Promise<{ step?: string }> };

/** Read once for the head and the page. */
const readMyCourse = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules({ params: { id }, query: { language }, body: {} }),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug } = await params;
  const t = translatorFor(locale, "learning");
  const course = await readMyCourse(locale, slug).catch(() => null);
  return { title: course ? `${t("leaveCourse")}: ${course.course_info.name}` : t("leaveCourse") };
}

/** Leaving a course in three steps, each with its own address: confirmation, reason, thanks (rule: unenroll.reason). */
export default async function UnenrollPage({ params, searchParams }: Props) {
  const { locale, slug } = await params;
  const { step } = await searchParams;
  return renderOrErrorScreen(locale, async () => {
    const here = step === "reason" ? leaveAddress(slug) : `/course/unenroll/${slug}`;
    const course = await resultOr(readMyCourse(locale, slug), here);
    const [enrollment] = course.enrollment_info;
    const { name, slug: courseId } = course.course_info;
    // The last step is shown after leaving only; a backend that does not report former enrollments is trusted.
    const hasLeft = !enrollment && course.former !== null;
    if (!enrollment && !(hasLeft && step === "done")) redirect(`/info/course/${courseId}`);
    const t = translatorFor(locale, "learning");
    const crumbs = [{ label: t("myCourses"), href: "/dashboard" }];
    const toCourse = enrollment ? [{ label: name, href: `/view/course/${courseId}` }] : [];
    return (
      <div className="container-form pb-8">
        <Breadcrumb crumbs={[...crumbs, ...toCourse, { label: t("leaveCourse") }]} language={locale} />
        {!enrollment && <LeaveThanks course={name} language={locale} earned={course.former?.certificates ?? []} />}
        {enrollment && step === "reason" && <LeaveReason courseId={courseId} language={locale} />}
        {enrollment && step !== "reason" && (
          <LeaveAsk
            courseId={courseId}
            course={name}
            percent={enrollment.progress}
            earned={earnedIn(course)}
            language={locale}
          />
        )}
      </div>
    );
  });
}
