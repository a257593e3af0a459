"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { chooseLanguage, type Language } from "@/lib/i18n/language";
import { answerOrBack, visitorPortal } from "@/lib/portal/server";
import { sectionAddress } from "./steps";

// A form's action is an adapter: its fields go to the contract's call through the door, the answer becomes an address.

const field = (form: FormData, name: string) => String(form.get(name) ?? "");
// An action stands behind no [locale]: each form carries the language of its page.
const languageOf = (form: FormData): Language => chooseLanguage(field(form, "language"), null);

export async function requestCertificate(form: FormData): Promise<void> {
  const portal = await visitorPortal(languageOf(form));
  const id = field(form, "courseId");
  const here = `/view/course/${id}`;
  let address: string;
  try {
    const { certificateId } = await portal.learning.completeCourse({ id, eid: field(form, "enrollmentId"), language: languageOf(form) });
    address = `/certificate/${certificateId}`;
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status !== 409) return void (await answerOrBack(Promise.reject(error), here));
    const { key } = (error.data ?? {}) as { key?: string };
    address = `${here}?refused=${key === "profileIncomplete" ? "profile" : "topics"}`;
  }
  redirect(address);
}

export type JournalState = { saved: boolean; message: string; entry: string } | null;

export async function saveJournal(_before: JournalState, form: FormData): Promise<JournalState> {
  const portal = await visitorPortal(languageOf(form));
  const topicId = field(form, "topicId");
  const entry = field(form, "entry");
  try {
    const { message } = await portal.learning.writeJournal({ topicId, entry, language: languageOf(form) });
    return { saved: true, message, entry };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { saved: false, message: error.message, entry };
    return answerOrBack(Promise.reject(error), sectionAddress(topicId, "reflective_journal"));
  }
}
