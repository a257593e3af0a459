"use client";

import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import type { TeacherVariant } from "@/components/account/client";
import { type CourseToEnroll, enrollAndOpen } from "@/components/courses/client";
import { useVisitor, whenVisitorKnown } from "@/components/layout/visitor/visitor";
import { Button, LinkButton } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { type ActionResult, useOneAtATime } from "@/components/ui/one-at-a-time";
import { type LoadedForm, loadForm } from "./load-form";

/** `formHref`: the page of the form. `children`: shown without JavaScript. */
type Props = {
  course: CourseToEnroll;
  variant: TeacherVariant;
  formHref: string;
  texts: Record<"enroll" | "launch" | "opening" | "offline" | "close", string>;
  children?: ReactNode;
};

/** A campaign page's button in its three states (rule: campaign.button): open the form, enrol, open the course. */
export function EnrollBar({ course, variant, formHref, texts, children }: Props) {
  const state = useCourseState(course.id);
  const { busy, problem, runOnce } = useOneAtATime();
  const [form, setForm] = useState<LoadedForm | null>(null);
  const [open, setOpen] = useState(false);

  const enroll = () => enrollAndOpen(course, texts.offline);
  const showForm = async (): Promise<ActionResult> => {
    try {
      setForm(await loadForm(variant, course.language));
      setOpen(true);
      return "done";
    } catch {
      window.location.assign(formHref);
      return "leaving";
    }
  };
  const onFormLink = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // A learner is never sent to the registration; enrolling twice is harmless.
    runOnce(async () => ((await whenVisitorKnown()).state === "learner" ? enroll() : showForm()));
  };

  return (
    <div className="grid gap-2">
      <p role="alert" className="font-semibold text-sindoor empty:hidden">
        <Signed sign="cross">{problem}</Signed>
      </p>
      {state === "enrolled" && (
        <LinkButton href={`/view/course/${course.id}`} className="w-full">
          {texts.launch}
        </LinkButton>
      )}
      {state === "not enrolled" && (
        <Button onClick={() => runOnce(enroll)} aria-disabled={busy} className="w-full">
          {busy ? texts.opening : texts.enroll}
        </Button>
      )}
      {state === "unknown" && (
        <LinkButton href={`/view/course/${course.id}`} className="if-enrolled w-full">
          {texts.launch}
        </LinkButton>
      )}
      {(state === "guest" || state === "unknown") && (
        <LinkButton
          href={formHref}
          onClick={onFormLink}
          aria-disabled={busy}
          className={`w-full ${state === "unknown" ? "unless-enrolled" : ""}`}
        >
          {busy ? texts.opening : texts.enroll}
        </LinkButton>
      )}
      {children}
      {form && (
        <form.Popup
          open={open}
          onClose={() => setOpen(false)}
          closeLabel={texts.close}
          data={form.data}
          course={course}
        />
      )}
    </div>
  );
}

/** The visitor's state on a campaign page (rule: campaign.button); `unknown` until it is loaded. */
type CourseState = "unknown" | "guest" | "not enrolled" | "enrolled";

/** Whether a visitor is enrolled. Guests cause no call. A failed call says no: enrolling twice is harmless. */
function useCourseState(courseId: string): CourseState {
  const visitor = useVisitor().state;
  const [enrolled, setEnrolled] = useState<boolean>();
  useEffect(() => {
    if (visitor !== "learner") return;
    import("@/lib/api/client")
      .then(({ api }) => api.learning.getMyCourseInfo({ courseId }))
      .then(({ status }) => setEnrolled(Boolean(status)))
      .catch(() => setEnrolled(false));
  }, [visitor, courseId]);
  if (visitor !== "learner") return visitor;
  if (enrolled === undefined) return "unknown";
  return enrolled ? "enrolled" : "not enrolled";
}
