"use client";

import { useEffect, useRef } from "react";
import { type Option, SelectField, TextField } from "@/components/forms/field";
import { useServerForm } from "@/components/forms/use-server-form";
import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { fileIn } from "@/lib/api/http/read-form";
import { longestList } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import { uploadAction } from "./actions";

type Texts = Record<
  "course" | "chooseCourse" | "file" | "fileHint" | "submit" | "busy" | "offline" | "tooLarge",
  string
>;
type Props = { courses: Option[]; language: Language; back: string; texts: Texts };

/** Sends a list of people to be checked. A file that is too large is rejected before it is sent. */
export function UploadForm({ courses, language, back, texts }: Props) {
  const check = (form: FormData) => {
    const file = fileIn(form, "list");
    return file && file.size > longestList ? [{ key: "uploadTooLarge", message: texts.tooLarge }] : [];
  };
  const { form, problems, busy, values } = useServerForm({
    action: uploadAction,
    offline: texts.offline,
    toasts: "none",
    resets: false,
    check,
  });
  const notice = useRef<HTMLDivElement>(null);
  const message = problems[0]?.message;
  useEffect(() => {
    if (message) notice.current?.focus();
  }, [message]);
  return (
    <form {...form} className="grid gap-4">
      <AccountField />
      <input type="hidden" name="pageLanguage" value={language} />
      <input type="hidden" name="back" value={back} />
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
        <Button
          type="submit"
          aria-disabled={busy}
          className={`w-full sm:w-auto ${busy ? "cursor-wait opacity-80" : ""}`}
        >
          {busy ? texts.busy : texts.submit}
        </Button>
      </div>
    </form>
  );
}
