"use client";

import { Dialog } from "@/components/ui/dialog";
import { EnrollForm, type EnrollFormProps } from "./enroll-form";
import type { EnrollTexts } from "./enroll-texts";

export type EnrollDialogProps = Omit<EnrollFormProps, "before" | "texts"> & {
  open: boolean;
  onClose: () => void;
  texts: EnrollTexts;
};

/** The sign-up dialog of a course, loaded on demand. */
export function EnrollDialog({ open, onClose, course, texts, registration }: EnrollDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} closeLabel={texts.close} sheet>
      <EnrollForm course={course} texts={texts} registration={registration} />
    </Dialog>
  );
}
