"use server";

import { ORPCError } from "@orpc/client";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { deleteKeptText, keepDuringLogin } from "@/components/forms/drafts/keep-during-login";
import { leadTo } from "@/components/forms/form-answers";
import type { FormResult } from "@/components/forms/form-state";
import { carryToast } from "@/components/layout/visitor/carry-toast";
import type { ApiClient } from "@/lib/api/backend";
import { readCallError } from "@/lib/api/call-error";
import { isScripted, languageIn, textIn, trimmedIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack } from "@/lib/api/server";
import type { PlatformRating } from "@/lib/contract/courses";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { feedbackName, signedOut } from "./addresses";

// The forms of a learner's course page: their fields go to the API client, and the page shows the result.

/** The work whose certificate or review is requested. */
const requestedWork = (form: FormData) => ({
  id: textIn(form, "courseId"),
  eid: textIn(form, "enrollmentId"),
  language: languageIn(form),
});

/** rule: certificate.request: requesting completes the course and opens its page with the celebration. */
export async function requestCertificate(form: FormData): Promise<void> {
  const work = requestedWork(form);
  const here = `/view/course/${work.id}`;
  let address = here;
  try {
    const api = await formApi(form, work.language);
    const { message, certificateId } = await api.learning.completeCourse(work);
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
  const work = requestedWork(form);
  const here = `/view/course/${work.id}`;
  const api = await formApi(form, work.language);
  try {
    await carryToast((await api.certificates.requestReview(work)).message);
  } catch (error) {
    if (readCallError(error)?.key !== "reviewUnchanged")
      return void (await resultOrGoBack(Promise.reject(error), here));
    redirect(`${here}?rejected=review#certificate`);
  }
  redirect(here);
}

export async function saveRating(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = { rating: trimmedIn(form, "rating") };
  if (!values.rating)
    return {
      problems: [{ key: "ratePick", message: translatorFor(languageIn(form), "learning")("ratePick") }],
      values,
    };
  return answered(form, values, ({ courses }, id) =>
    courses.rate({ id, rating: Number(values.rating), language: languageIn(form) }),
  );
}

export async function sendFeedback(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = { feedback: trimmedIn(form, "feedback"), platform_rating: trimmedIn(form, "platform_rating") };
  const platform_rating = (values.platform_rating || null) as PlatformRating | null;
  return answered(form, values, ({ courses }, id) =>
    courses.giveFeedback({ id, feedback: values.feedback, platform_rating, language: languageIn(form) }),
  );
}

export async function recountProgress(_before: FormResult, form: FormData): Promise<FormResult> {
  return answered(form, {}, ({ learning }, courseId) => learning.recount({ courseId, language: languageIn(form) }));
}

/** rule: unenroll.reason: 'unauthorized.' shows on the form, so that an ended session loses no typed reason. */
export async function leaveCourse(_before: FormResult, form: FormData): Promise<FormResult> {
  const values = { feedback: trimmedIn(form, "feedback") };
  const language = languageIn(form);
  const api = await formApi(form, language);
  const id = trimmedIn(form, "courseId");
  try {
    const { message } = await api.learning.unenroll({ id, feedback: values.feedback, language });
    await carryToast(message);
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { problems: [error.status === 401 ? { key: signedOut, message: error.message } : rejected(error)], values };
  }
  return leadTo(isScripted(form), `/course/unenroll/${id}?step=done`);
}

async function answered(
  form: FormData,
  values: Record<string, string>,
  send: (portal: ApiClient, courseId: string) => Promise<{ message: string }>,
): Promise<FormResult> {
  const courseId = trimmedIn(form, "courseId");
  try {
    const { message } = await send(await formApi(form, languageIn(form)), courseId);
    if (values.feedback !== undefined) await deleteKeptText(feedbackName(courseId));
    refresh();
    return { problems: [], done: message, values };
  } catch (error) {
    if (error instanceof ORPCError && error.status !== 401) return { problems: [rejected(error)], values };
    if (error instanceof ORPCError)
      await keepDuringLogin(form, feedbackName(courseId), values.feedback ?? "", languageIn(form));
    return resultOrGoBack(Promise.reject(error), `/view/course/${courseId}`);
  }
}

const rejected = ({ message }: Error) => ({ key: "rejected", message });
