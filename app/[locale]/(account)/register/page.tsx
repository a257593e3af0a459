import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { registrationProps, titleOfStep } from "@/components/account/register/form-props";
import { type CourseToOpen, RegistrationForm } from "@/components/account/register/registration-form";
import { typedRegistration } from "@/components/account/register/typed-registration";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { SocialButtons } from "@/components/account/sign-in/social-buttons";
import { socialTexts } from "@/components/account/sign-in/social-texts";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { returnPath } from "@/lib/api/http/return-path";
import { findVisitor, publicApi, requestHasSession } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<{ course?: string; rdir?: string; step?: string }>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale }, { step }] = await Promise.all([params, searchParams]);
  const before = await typedRegistration(step, locale);
  const t = translatorFor(locale, "accounts");
  const metadata = pageMetadata({
    language: locale,
    path: "/register",
    title: t("registerTitle"),
    description: t("registerLead"),
  });
  return { ...metadata, title: titleOfStep(metadata.title, before, "Work", locale) };
}

export default async function Register({ params, searchParams }: Props) {
  const { locale } = await params;
  const query = await searchParams;
  const [course, visitor, props, social, before] = await Promise.all([
    findCourse(query.course, locale),
    findVisitor(locale),
    registrationProps(locale),
    socialTexts(locale),
    typedRegistration(query.step, locale),
  ]);
  const t = translatorFor(locale, "accounts");
  const returnTo = returnPath(query.rdir, "");
  if (visitor && (await requestHasSession())) redirect(course ? `/info/course/${course.id}` : returnTo || "/dashboard");
  const afterLogin = course ? `/view/course/${course.id}` : returnTo;
  return (
    <AccountFrame
      title={t("registerTitle")}
      lead={course ? t("registerFor", { course: course.name }) : t("registerLead")}
      gains={messagesIn(locale).accounts.registerGains}
      picture={{ src: "/images/lessons/periods-at-school.svg", alt: t("registerPictureAlt") }}
      otherFirst
      other={{
        question: t("haveAccount"),
        label: t("loginLink"),
        href: afterLogin ? `/login?rdir=${encodeURIComponent(afterLogin)}` : "/login",
      }}
    >
      <RegistrationForm {...props} course={course} returnTo={returnTo || undefined} before={before} />
      <SocialButtons texts={social} returnTo={returnTo || undefined} courseId={course?.id} />
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
