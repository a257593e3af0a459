import type { SocialTexts } from "@/components/account";
import {
  type CourseToOpen,
  SocialButtons,
  TeacherForm,
  type TeacherFormProps,
  teacherVariants,
} from "@/components/account/client";
import type { FormResult } from "@/components/forms/form-state";

export type CampaignFormData = {
  form: Omit<TeacherFormProps, "course">;
  social: SocialTexts;
  /** `terms`: the note on terms and privacy as HTML, where the campaign has one. */
  texts: { title: string; lead: string; haveAccount: string; login: string; terms: string | null };
};
type Props = CampaignFormData & { course: CourseToOpen; before?: FormResult };

/** A campaign's form below its title: login link, teacher form, social sign-in, and the note on terms and privacy. */
export function CampaignForm({ form, social, texts, course, before }: Props) {
  return (
    <>
      <p className="text-ink-soft">{texts.lead}</p>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a
          href={`/login?rdir=${encodeURIComponent(`/info/course/${course.id}`)}`}
          className="inline-flex min-h-12 items-center font-semibold"
        >
          {texts.login}
        </a>
      </p>
      <TeacherForm {...form} course={course} before={before} />
      <SocialButtons texts={social} courseId={course.id} campaign={teacherVariants[form.variant].utmSource} />
      {texts.terms && (
        <p
          className="mt-4 text-small text-ink-soft [&_a]:underline"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own message with two links
          dangerouslySetInnerHTML={{ __html: texts.terms }}
        />
      )}
    </>
  );
}
