"use client";

import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";
import { useVisitor } from "@/components/layout/visitor/visitor";
import { Button, LinkButton } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { useOneAtATime } from "@/components/ui/one-at-a-time";
import { loadRegistration } from "../actions";
import { type CourseToEnroll, enrollAndOpen, loginOfCourse } from "./enroll-and-open";
import type { EnrollDialogProps } from "./enroll-dialog";
import type { EnrollTexts } from "./enroll-texts";

type LoadedForm = { Dialog: ComponentType<EnrollDialogProps>; registration: EnrollDialogProps["registration"] };
/** `children`: shown without JavaScript. */
type Props = { course: CourseToEnroll; texts: EnrollTexts; children?: ReactNode };

/** The action of a course page (rule: course.enroll-visitor, course.enroll-learner): registration, or enrolling. */
export function EnrollAction({ course, texts, children }: Props) {
  const visitor = useVisitor();
  const { busy, problem, runOnce } = useOneAtATime();
  const [form, setForm] = useState<LoadedForm | null>(null);
  const [open, setOpen] = useState(false);
  // A page with the form of the dialog: whoever presses before the scripts have come fills in the same one.
  const registerHref = `/info/course/${course.id}/enroll`;

  const launch = () => runOnce(() => enrollAndOpen(course, texts.offline));
  const showForm = () =>
    runOnce(async () => {
      try {
        const [{ EnrollDialog }, registration] = await Promise.all([
          import("./enroll-dialog"),
          loadRegistration(course.language),
        ]);
        setForm({ Dialog: EnrollDialog, registration });
        setOpen(true);
        return "done";
      } catch {
        window.location.assign(registerHref);
        return "leaving";
      }
    });
  const intercept = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The state is "unknown" only while the account is loaded for a browser with the hint cookie.
    visitor.state === "guest" ? showForm() : launch();
  };

  return (
    <div className="grid gap-2">
      <p role="alert" className="font-semibold text-sindoor empty:hidden">
        <Signed sign="cross">{problem}</Signed>
      </p>
      {visitor.state === "learner" ? (
        <Button onClick={launch} aria-disabled={busy} className="w-full">
          {busy ? texts.opening : texts.launch}
        </Button>
      ) : (
        <LinkButton href={registerHref} onClick={intercept} aria-disabled={busy} className="w-full">
          {busy ? (
            texts.opening
          ) : visitor.state === "guest" ? (
            texts.enroll
          ) : (
            // By the mark in the head (globals.css) while the account is unknown.
            <>
              <span className="for-guests">{texts.enroll}</span>
              <span className="for-learners">{texts.launch}</span>
            </>
          )}
        </LinkButton>
      )}
      <div className="hidden min-h-12 items-center justify-center gap-x-2 text-center lg:flex">
        {visitor.state === "learner" ? (
          <p className="truncate text-ink-soft">{texts.loggedInAs.replace("{name}", visitor.firstName)}</p>
        ) : (
          <p className={visitor.state === "guest" ? undefined : "for-guests"}>
            {texts.haveAccount}{" "}
            <a href={loginOfCourse(course.id)} className="inline-flex min-h-12 items-center underline">
              {texts.login}
            </a>
          </p>
        )}
      </div>
      {children}
      {form && (
        <form.Dialog
          open={open}
          onClose={() => setOpen(false)}
          course={course}
          texts={texts}
          registration={form.registration}
        />
      )}
    </div>
  );
}
