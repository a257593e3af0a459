import { redirect } from "next/navigation";
import { registrationProps, titleOfStep } from "@/components/account/register/form-props";
import { type CourseToOpen, RegistrationForm } from "@/components/account/register/registration-form";
import { typedRegistration } from "@/components/account/register/typed-registration";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { SocialButtons } from "@/components/account/sign-in/social-buttons";
import { socialTexts } from "@/components/account/sign-in/social-texts";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import type { PageProps } from "@/components/layout/page-props";
import { returnPath } from "@/lib/api/http/return-path";
import { findVisitor, publicApi, requestHasSession } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata(async ({ language, searchParams }) => {
  const before = await typedRegistration((await searchParams).step, language);
  const t = translatorFor(language, "accounts");
  const [title, description] = [t("registerTitle"), t("registerLead")];
  const metadata = pageMetadata({ language, path: "/register", title, description });
  return { ...metadata, title: titleOfStep(metadata.title, before, "Work", language) };
});

export default async function Register({ params, searchParams }: PageProps) {
  const [{ locale: language }, query] = await Promise.all([params, searchParams]);
  const [course, visitor, before] = await Promise.all([
    findCourse(query.course, language),
    findVisitor(language),
    typedRegistration(query.step, language),
  ]);
  const t = translatorFor(language, "accounts");
  const returnTo = returnPath(query.rdir, "");
  if (visitor && (await requestHasSession())) redirect(course ? `/info/course/${course.id}` : returnTo || "/dashboard");
  const afterLogin = course ? `/view/course/${course.id}` : returnTo;
  return (
    <AccountFrame
      title={t("registerTitle")}
      lead={course ? t("registerFor", { course: course.name }) : t("registerLead")}
      gains={messagesIn(language).accounts.registerGains}
      picture={{ src: "/images/lessons/periods-at-school.svg", alt: t("registerPictureAlt") }}
      otherFirst
      other={{
        question: t("haveAccount"),
        label: t("loginLink"),
        href: afterLogin ? `/login?rdir=${encodeURIComponent(afterLogin)}` : "/login",
      }}
    >
      <RegistrationForm
        {...registrationProps(language)}
        course={course}
        returnTo={returnTo || undefined}
        before={before}
      />
      <SocialButtons texts={socialTexts(language)} returnTo={returnTo || undefined} courseId={course?.id} />
    </AccountFrame>
  );
}

/** The course of the link that led here; an unknown one is ignored. */
async function findCourse(id: unknown, language: Language): Promise<CourseToOpen | undefined> {
  if (typeof id !== "string" || id === "") return undefined;
  try {
    const { slug, name } = await publicApi(language).courses.detail({ id, language });
    return { id: slug, name };
  } catch {
    return undefined;
  }
}
