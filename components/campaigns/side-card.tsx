"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { TeacherVariant } from "@/components/account/client";
import type { CourseToEnroll } from "@/components/courses/client";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { type LoadedForm, loadForm } from "./load-form";

/** `action`: the page's button. `children`: shown above it on a wide screen until the form has loaded. */
type Props = { course: CourseToEnroll; variant: TeacherVariant; action: ReactNode; children: ReactNode };

const wide = "(min-width: 64rem)";

/**
 * The action of a campaign's page: a bar at the lower edge of a phone, and a card beside the course on a wide screen.
 * There the form replaces the button for guests. Learners get no form, and phones do not load it.
 */
export function SideCard({ course, variant, action, children }: Props) {
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
  const shown = visitor === "guest" ? form : null;
  return (
    <>
      {visitor !== "learner" && (
        <div className="for-guests hidden lg:block">
          {shown ? (
            <section aria-labelledby="campaign-form">
              <h2 id="campaign-form">{shown.data.texts.title}</h2>
              <shown.Form {...shown.data} course={course} />
            </section>
          ) : (
            children
          )}
        </div>
      )}
      <div
        className={`action-bar sticky bottom-0 z-[15] order-last -mx-4 border-t border-hairline bg-white px-4 py-3 low:static low:order-none lg:static lg:mx-0 lg:border-0 lg:p-0 ${shown ? "lg:[&>div>a]:hidden" : ""}`}
      >
        {action}
      </div>
    </>
  );
}
