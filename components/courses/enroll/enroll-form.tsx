"use client";

import type { ComponentProps } from "react";
import { SocialButtons, TeacherForm } from "@/components/account/client";
import type { loadRegistration } from "../actions";
import { loginOfCourse } from "./enroll-and-open";
import type { EnrollTexts } from "./enroll-texts";

export type EnrollFormProps = {
  course: { id: string; name: string };
  texts: Pick<EnrollTexts, "opensAfter" | "haveAccount" | "login">;
  registration: Awaited<ReturnType<typeof loadRegistration>>;
  /** What is shown of an earlier step without JavaScript. */
  before?: ComponentProps<typeof TeacherForm>["before"];
};

/** The form with which a visitor enrols in a course: the teacher form in its course variant, in the dialog and on its page. */
export function EnrollForm({ course, texts, registration, before }: EnrollFormProps) {
  return (
    <>
      <p className="text-ink-soft">{texts.opensAfter}</p>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a href={loginOfCourse(course.id)} className="inline-flex min-h-12 items-center font-semibold">
          {texts.login}
        </a>
      </p>
      <TeacherForm {...registration.form} course={{ id: course.id, name: course.name }} before={before} />
      <SocialButtons texts={registration.social} courseId={course.id} />
    </>
  );
}
