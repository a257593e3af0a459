"use client";

import { type Option, SelectField, TextField } from "@/components/forms/field";
import { useAnswerNotice } from "@/components/forms/use-answer-notice";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { SubmitButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fileIn } from "@/lib/api/http/read-form";
import { longestList } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { HiddenFields } from "../hidden-fields";
import { uploadAction } from "./actions";

type Texts = Messages["desk"]["upload"]["form"] & Record<"busy" | "offline" | "tooLarge", string>;
type Props = { courses: Option[]; language: Language; back: string; texts: Texts };

/** Sends a list of people to be checked. A file that is too large is rejected before it is sent. */
export function UploadForm({ courses, language, back, texts }: Props) {
  const check = (form: FormData) => {
    const file = fileIn(form, "list");
    return file && file.size > longestList ? [{ key: "uploadTooLarge", message: texts.tooLarge }] : [];
  };
  const answered = useServerForm({
    action: uploadAction,
    offline: texts.offline,
    toasts: "none",
    resets: false,
    check,
  });
  const { form, busy, values } = answered;
  const { notice, message } = useAnswerNotice(answered);
  return (
    <form {...form} className="grid gap-4">
      <AccountField />
      <HiddenFields values={{ pageLanguage: language, back }} />
      <div ref={notice} tabIndex={-1} role="status" className="empty:hidden">
        {message && <Notice kind="error">{message}</Notice>}
      </div>
      <SelectField
        key={values.course}
        id="upload-course"
        name="course"
        label={texts.course}
        placeholder={texts.chooseCourse}
        defaultValue={values.course ?? (courses.length === 1 ? courses[0]?.value : "")}
        options={courses}
        required
      />
      <TextField
        id="upload-list"
        name="list"
        type="file"
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        label={texts.file}
        hint={texts.fileHint}
        required
      />
      <div>
        <SubmitButton busy={busy} label={texts.submit} busyLabel={texts.busy} className="w-full sm:w-auto" />
      </div>
    </form>
  );
}
