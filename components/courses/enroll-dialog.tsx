"use client";

import { Dialog } from "@/components/ui/dialog";
import type { EnrollTexts } from "./enroll-action";
import type { LaunchCourse } from "./launch";

export type EnrollDialogProps = { open: boolean; onClose: () => void; course: LaunchCourse; loginHref: string; texts: EnrollTexts };

/** The sign-up popup of a course. Loaded when somebody asks for it. */
export function EnrollDialog({ open, onClose, loginHref, texts }: EnrollDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close}>
      <p className="mb-4">
        {texts.haveAccount}{" "}
        <a href={loginHref} className="inline-flex min-h-12 items-center underline">
          {texts.login}
        </a>
      </p>
    </Dialog>
  );
}
