"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import { answerOrGoBack, formApi } from "@/lib/api/server";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";

// A form's action is an adapter: its fields go to the contract's call through the door, the answer becomes an address.

const field = (form: FormData, name: string) => String(form.get(name) ?? "");
// An action stands behind no [locale]: each form carries the language of its page.
const languageOf = (form: FormData): Language => chooseLanguage(field(form, "language"), null);

/** rule: certificate.request: requesting marks the course completed, and the course page is there again. */
export async function requestCertificate(form: FormData): Promise<void> {
  const id = field(form, "courseId");
  const here = `/view/course/${id}`;
  let address = here;
  try {
    const api = await formApi(form, languageOf(form));
    const { message } = await api.learning.completeCourse({ id, eid: field(form, "enrollmentId"), language: languageOf(form) });
    await carryToast(message);
  } catch (error) {
    if (!(error instanceof ORPCError) || error.status !== 409) return void (await answerOrGoBack(Promise.reject(error), here));
    const { key } = (error.data ?? {}) as { key?: string };
    // rule: certificate.request: a warning.
    await carryToast(error.message, "warning");
    address = `${here}?refused=${key === "profileIncomplete" ? "profile" : "topics"}#certificate`;
  }
  redirect(address);
}

/** What was sent back is mended: the foundation looks again. */
export async function requestReview(form: FormData): Promise<void> {
  const id = field(form, "courseId");
  const here = `/view/course/${id}`;
  const api = await formApi(form, languageOf(form));
  const { message } = await answerOrGoBack(api.certificates.requestReview({ id, eid: field(form, "enrollmentId"), language: languageOf(form) }), here);
  await carryToast(message);
  redirect(here);
}
