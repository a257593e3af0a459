"use client";

import type { Option } from "@/components/forms/field";
import { fileIn } from "@/lib/api/http/read-form";
import { longestList } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import type { Messages } from "@/lib/platform/i18n/messages";
import { DeskForm } from "../desk-form";
import { uploadAction } from "./actions";

type Texts = Messages["desk"]["upload"]["form"] & Record<"busy" | "offline" | "tooLarge", string>;
type Props = { courses: Option[]; language: Language; back: string; texts: Texts };

const accept = ".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Sends a list of people to be checked. A file that is too large is rejected before it is sent. */
export function UploadForm({ courses, language, back, texts }: Props) {
  const check = (form: FormData) => {
    const file = fileIn(form, "list");
    return file && file.size > longestList ? [{ key: "uploadTooLarge", message: texts.tooLarge }] : [];
  };
  const { submit, course: label, chooseCourse: placeholder, file, fileHint } = texts;
  const value = courses.length === 1 ? courses[0]?.value : "";
  return (
    <DeskForm
      id="upload"
      action={uploadAction}
      check={check}
      language={language}
      back={back}
      texts={texts}
      submit={submit}
      drafts={false}
      fields={[
        { kind: "select", name: "course", label, placeholder, options: courses, value, required: true },
        { kind: "file", name: "list", label: file, hint: fileHint, accept, required: true },
      ]}
    />
  );
}
