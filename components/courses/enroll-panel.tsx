import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/i18n/language";
import { enrollAction } from "./actions";
import { EnrollAction } from "./enroll-action";

/** The texts and the form without JavaScript around the island. */
export async function EnrollPanel({ course, language }: { course: CourseDetail; language: Language }) {
  const [t, shell] = await Promise.all([getTranslations("course"), getTranslations("shell")]);
  const texts = {
    enroll: t("enroll"),
    launch: t("launch"),
    opening: t("opening"),
    haveAccount: t("haveAccount"),
    login: shell("login"),
    loggedInAs: t.raw("loggedInAs"),
    offline: t("offline"),
    title: t("enrollTitle"),
    opensAfter: t("opensAfter"),
    close: shell("close"),
  };
  return (
    <EnrollAction course={{ id: course.slug, name: course.name, language }} texts={texts}>
      <noscript>
        <form action={enrollAction} className="flex flex-wrap items-center gap-x-2">
          <input type="hidden" name="courseId" value={course.slug} />
          <input type="hidden" name="courseName" value={course.name} />
          <input type="hidden" name="language" value={language} />
          {t("loggedInAlready")}
          <Button type="submit" look="quiet" size="small">
            {t("launch")}
          </Button>
        </form>
      </noscript>
    </EnrollAction>
  );
}
