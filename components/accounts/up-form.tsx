import type { ReactNode } from "react";
import type { Language } from "@/lib/i18n/language";
import { translatorFor } from "@/lib/i18n/messages";
import type { FormAction } from "./form-state";
import type { CourseToOpen } from "./register";
import { TeacherForm, type TeacherFormProps } from "./teacher-form";

type Props = { form: Omit<TeacherFormProps, "course" | "action">; course: CourseToOpen; language: Language; action?: FormAction };

/** The form of the Uttar Pradesh page: the teacher form with its own title, the way to the login, and the note on terms and privacy (accounts §2). */
export function UpForm({ form, course, language, action }: Props) {
  const t = translatorFor(language, "accounts");
  const link = (href: string) => (words: ReactNode) => <a href={href}>{words}</a>;
  return (
    <section aria-labelledby="enroll-now">
      <h2 id="enroll-now">{t("enrollNow")}</h2>
      <p className="mb-4">
        {t("haveAccount")}{" "}
        <a href={`/login?rdir=${encodeURIComponent(`/view/course/${course.id}`)}`} className="inline-flex min-h-12 items-center font-semibold">
          {t("loginLink")}
        </a>
      </p>
      <TeacherForm {...form} course={course} action={action} />
      <p className="mt-4 text-[0.9em] text-ink-soft">
        {/* Each part has a key of its own: the translator's own type knows texts only. */}
        {t.rich("termsNote", { terms: link("/terms-and-condition"), privacy: link("/privacy-policy") } as never)}
      </p>
    </section>
  );
}
