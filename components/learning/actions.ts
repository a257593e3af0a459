"use server";

import { redirect } from "next/navigation";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import { readCallError } from "@/lib/api/call-error";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";

// A form's action is an adapter: it passes its fields to the API client and redirects according to the result.

/** rule: certificate.request: requesting completes the course and opens its page with the celebration. */
export async function requestCertificate(form: FormData): Promise<void> {
  const id = textIn(form, "courseId");
  const here = `/view/course/${id}`;
  let address = here;
  try {
    const api = await formApi(form, languageIn(form));
    const { message, certificateId } = await api.learning.completeCourse({
      id,
      eid: textIn(form, "enrollmentId"),
      language: languageIn(form),
    });
    if (certificateId) address = `${here}?certificate=issued`;
    else await carryToast(message);
  } catch (error) {
    const failed = readCallError(error);
    if (failed?.status !== 409) return void (await resultOrGoBack(Promise.reject(error), here));
    const lacksProfile = failed.key === "profileIncomplete";
    // rule: certificate.request: the page itself warns of an incomplete profile, where the button was.
    if (!lacksProfile) await carryToast(failed.message, "warning");
    address = `${here}?rejected=${lacksProfile ? "profile" : "topics"}#certificate`;
  }
  redirect(address);
}

export async function requestReview(form: FormData): Promise<void> {
  const id = textIn(form, "courseId");
  const here = `/view/course/${id}`;
  const api = await formApi(form, languageIn(form));
  try {
    const { message } = await api.certificates.requestReview({
      id,
      eid: textIn(form, "enrollmentId"),
      language: languageIn(form),
    });
    await carryToast(message);
  } catch (error) {
    if (readCallError(error)?.key !== "reviewUnchanged")
      return void (await resultOrGoBack(Promise.reject(error), here));
    redirect(`${here}?rejected=review#certificate`);
  }
  redirect(here);
}
