"use client";

import { useFormStatus } from "react-dom";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/language";
import { requestCertificate } from "./actions";

/** A plain form: it works without JavaScript, and a second press while the first is under way does nothing. */
export function RequestCertificate({ courseId, enrollmentId, language, label }: { courseId: string; enrollmentId: string; language: Language; label: string }) {
  return (
    <form action={requestCertificate}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="enrollmentId" value={enrollmentId} />
      <SendButton label={label} />
    </form>
  );
}

/** Cannot be pressed twice while the form is on its way. */
export function SendButton({ label }: { label: string }) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" disabled={pending}>
      {label}
    </Button>
  );
}
