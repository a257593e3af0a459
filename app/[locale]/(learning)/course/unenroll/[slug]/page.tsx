import { redirect } from "next/navigation";
import { cache } from "react";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { leaveAddress } from "@/components/learning/addresses";
import { EarnedCertificates, earnedIn } from "@/components/learning/course/earned-certificates";
import { LeaveForm } from "@/components/learning/feedback/leave-form";
import { LearnerCrumbs } from "@/components/learning/learner-crumbs";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { EarnedCertificate, ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

/** Read once for the head and the page. */
const readMyCourse = cache(async (language: Language, id: string) =>
  (await visitorApi(language)).learning.modules({ params: { id }, query: { language }, body: {} }),
);

export const generateMetadata = foundMetadata<"slug">(async ({ language, params: { slug } }) => {
  const t = translatorFor(language, "learning");
  const course = await readMyCourse(language, slug).catch(() => null);
  return { title: course ? `${t("leaveCourse")}: ${course.course_info.name}` : t("leaveCourse") };
});

/** Leaving a course in three steps, each with its own address: confirmation, reason, thanks (rule: unenroll.reason). */
export default visitorPage<"slug">(async ({ language, params: { slug }, searchParams }) => {
  const { step } = await searchParams;
  const here = step === "reason" ? leaveAddress(slug) : `/course/unenroll/${slug}`;
  const course = await resultOr(readMyCourse(language, slug), here);
  const [enrollment] = course.enrollment_info;
  const { name, slug: courseId } = course.course_info;
  // The last step is shown after leaving only; a backend that does not report former enrollments is trusted.
  const hasLeft = !enrollment && course.former !== null;
  if (!enrollment && !(hasLeft && step === "done")) redirect(`/info/course/${courseId}`);
  const t = translatorFor(language, "learning");
  return (
    <div className="container-form pb-8">
      <LearnerCrumbs course={enrollment && course.course_info} page={t("leaveCourse")} language={language} />
      {!enrollment && <LeaveThanks course={name} language={language} earned={course.former?.certificates ?? []} />}
      {enrollment && step === "reason" && <LeaveReason courseId={courseId} language={language} />}
      {enrollment && step !== "reason" && (
        <LeaveAsk course={course} percent={enrollment.progress} language={language} />
      )}
    </div>
  );
});

function LeaveAsk({ course, percent, language }: { course: ModulesAnswer; percent: number; language: Language }) {
  const t = translatorFor(language, "learning");
  const { name, slug: courseId } = course.course_info;
  return (
    <section>
      <h1>{t("leaveTitle")}</h1>
      <p className="mt-3 font-semibold">{t("leaveAsk", { course: name })}</p>
      {percent > 0 && <p className="mt-2">{t("leaveProgress", { percent })}</p>}
      <p className="mt-2">{t("leaveCertificates")}</p>
      <EarnedCertificates certificates={earnedIn(course)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={`/view/course/${courseId}`}>{t("leaveNo")}</LinkButton>
        <LinkButton href={leaveAddress(courseId)} look="secondary">
          {t("leaveYes")}
        </LinkButton>
      </div>
    </section>
  );
}

function LeaveReason({ courseId, language }: { courseId: string; language: Language }) {
  const t = translatorFor(language, "learning");
  const texts = {
    ...pickTexts(t, ["leaveReasonLabel", "leaveSend", "leaveNo"]),
    ...pickTexts(t, ["sending", "offline", "signedOut", "logInAgain"]),
  };
  return (
    <section>
      <h1>{t("leaveReasonTitle")}</h1>
      <p className="mt-2 mb-5 text-ink-soft">{t("leaveReasonLead")}</p>
      <LeaveForm courseId={courseId} language={language} texts={texts} />
    </section>
  );
}

type LeaveThanksProps = { course: string; language: Language; earned: EarnedCertificate[] };

function LeaveThanks({ course, language, earned }: LeaveThanksProps) {
  const t = translatorFor(language, "learning");
  return (
    <section>
      <h1>{t("leaveThanksTitle")}</h1>
      <p className="mt-1 text-ink-soft">{course}</p>
      <Notice kind="success" className="mt-4">
        <p>{translatorFor(language, "answers")("unenrolled")}</p>
        <p className="mt-2">
          {t("leaveBack")} {t("leaveCertificates")}
        </p>
        <EarnedCertificates certificates={earned} />
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/dashboard">{t("leaveToDashboard")}</LinkButton>
        <LinkButton href="/programme" look="secondary">
          {t("leaveToCourses")}
        </LinkButton>
      </div>
    </section>
  );
}
