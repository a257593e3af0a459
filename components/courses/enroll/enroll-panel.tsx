import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { enrollAction } from "../actions";
import { EnrollAction } from "./enroll-action";
import { enrollTexts } from "./enroll-texts";

export function EnrollPanel({ course, language }: { course: CourseDetail; language: Language }) {
  return (
    <EnrollAction course={{ id: course.slug, name: course.name, language }} texts={enrollTexts(language)}>
      <PlainEnrollForm course={course} language={language} />
    </EnrollAction>
  );
}

/** `source`: the campaign of the page. */
type Props = { course: { slug: string; name: string }; language: Language; source?: string };

/** A form to enrol, shown without JavaScript. */
export function PlainEnrollForm({ course, language, source }: Props) {
  const t = translatorFor(language, "course");
  return (
    <noscript>
      <form action={enrollAction} className="unless-enrolled flex flex-wrap items-center gap-x-2">
        <AccountField />
        <EnrollInputs course={course} language={language} source={source} />
        {t("loggedInAlready")}
        <Button type="submit" look="quiet" size="small">
          {t(source ? "enroll" : "launch")}
        </Button>
      </form>
    </noscript>
  );
}

export function EnrollInputs({ course, language, source }: Props) {
  return (
    <>
      <input type="hidden" name="courseId" value={course.slug} />
      <input type="hidden" name="courseName" value={course.name} />
      <input type="hidden" name="language" value={language} />
      {source && <input type="hidden" name="utm_source" value={source} />}
    </>
  );
}
