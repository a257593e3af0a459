"use client";

import { SocialButtons, TeacherForm } from "@/components/account/client";
import { Dialog } from "@/components/ui/dialog";
import type { loadRegistration } from "../actions";
import type { CourseToEnroll } from "./enroll-and-open";
import type { EnrollTexts } from "./enroll-texts";

export type EnrollDialogProps = {
  open: boolean;
  onClose: () => void;
  course: CourseToEnroll;
  loginHref: string;
  texts: EnrollTexts;
  registration: Awaited<ReturnType<typeof loadRegistration>>;
};

/** The sign-up dialog of a course: the teacher form in its course variant, loaded on demand. */
export function EnrollDialog({ open, onClose, course, loginHref, texts, registration }: EnrollDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} sheet>
      <p className="text-ink-soft">{texts.opensAfter}</p>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a href={loginHref} className="inline-flex min-h-12 items-center font-semibold">
          {texts.login}
        </a>
      </p>
      <TeacherForm {...registration.form} course={{ id: course.id, name: course.name }} />
      <SocialButtons texts={registration.social} courseId={course.id} />
    </Dialog>
  );
}
