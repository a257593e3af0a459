"use server";

import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { socialTexts, teacherProps } from "@/components/account";
import { carryToast, carryToNextPage } from "@/components/layout/visitor/carry-toast";
import { namedCampaign } from "@/components/layout/visitor/request-campaign";
import { languageIn, textIn } from "@/lib/api/http/read-form";
import { formApi } from "@/lib/api/server";
import { registrationCampaign } from "@/lib/contract/rules/campaign-parameters";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";

/** "Launch now" without JavaScript: enrols and opens the course; a guest is sent to the login and returns here. */
export async function enrollAction(form: FormData): Promise<void> {
  const id = textIn(form, "courseId");
  const language = languageIn(form);
  let leadsTo = `/view/course/${encodeURIComponent(id)}`;
  try {
    const api = await formApi(form, language);
    const page = textIn(form, "utm_source").slice(0, 120);
    const { enrolled_now, message } = await api.courses.enroll({
      id,
      name: textIn(form, "courseName"),
      language,
      ...registrationCampaign(page, await namedCampaign(form)),
    });
    if (enrolled_now) await carryToNextPage(message);
  } catch (error) {
    if (!(error instanceof ORPCError) || (error.status >= 500 && error.status !== 503)) throw error;
    const coursePage = `/info/course/${encodeURIComponent(id)}`;
    if (error.status === 401) leadsTo = `/login?rdir=${encodeURIComponent(coursePage)}`;
    else leadsTo = error.status === 503 ? coursePage : "/courses";
    if (error.status === 503) await carryToast(error.message, "warning");
  }
  redirect(leadsTo);
}

/** Loads the data of the sign-up dialog when it opens, so that the stored page stays small. */
export async function loadRegistration(requested: Language) {
  const language = languageOrDefault(requested);
  return { form: await teacherProps(language, "course"), social: socialTexts(language) };
}
