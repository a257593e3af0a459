"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { TeacherVariant } from "@/components/account/client";
import type { CourseToEnroll } from "@/components/courses/client";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { type LoadedForm, loadForm } from "./load-form";

/** `children`: shown until the form has loaded, and without JavaScript. */
type Props = { course: CourseToEnroll; variant: TeacherVariant; children: ReactNode };

const wide = "(min-width: 64rem)";

/** Shows guests the form beside the course on wide screens. Learners get nothing, and phones do not load the form. */
export function SideCard({ course, variant, children }: Props) {
  const visitor = useVisitor().state;
  const [form, setForm] = useState<LoadedForm | null>(null);
  useEffect(() => {
    if (visitor !== "guest") return;
    const media = window.matchMedia(wide);
    const load = () => {
      if (media.matches) loadForm(variant, course.language).then(setForm, () => undefined);
    };
    load();
    media.addEventListener("change", load);
    return () => media.removeEventListener("change", load);
  }, [visitor, variant, course.language]);
  if (visitor === "learner") return null;
  if (!form) return children;
  return (
    <section aria-labelledby="campaign-form">
      <h2 id="campaign-form">{form.data.texts.title}</h2>
      <form.Form {...form.data} course={course} />
    </section>
  );
}
