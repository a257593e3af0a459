import { getTranslations } from "next-intl/server";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";
import { EnrollAction } from "./enroll-action";
import { PlainEnrollForm } from "./plain-enroll-form";

/** The enroll button with its texts, and a plain form for learners without JavaScript. */
export async function EnrollPanel({ course, language }: { course: CourseDetail; language: Language }) {
  const [t, shell] = await Promise.all([getTranslations("course"), getTranslations("shell")]);
  const texts = {
    enroll: t("enroll"),
    launch: t("launch"),
    opening: t("opening"),
    haveAccount: t("haveAccount"),
    login: shell("login"),
    loggedInAs: messagesIn(language).course.loggedInAs,
    offline: t("offline"),
    title: t("enrollTitle"),
    opensAfter: t("opensAfter"),
    close: shell("close"),
  };
  return (
    <EnrollAction course={{ id: course.slug, name: course.name, language }} texts={texts}>
      <PlainEnrollForm course={course} language={language} />
    </EnrollAction>
  );
}
