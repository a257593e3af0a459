"use server";

import { redirect } from "next/navigation";
import type { FormResult } from "@/components/forms/form-state";
import { resentMails } from "@/lib/contract/desk/people";
import { longestList } from "@/lib/contract/desk/uploads";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { actAndReturn, answerForm, languageOf, textIn } from "../form-actions";

export async function correctCertificateAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const [accountId, certificateId] = [textIn(form, "accountId"), textIn(form, "certificateId")];
  return answerForm(form, ["firstName", "lastName"], (api, language) =>
    api.desk.correctCertificate({ accountId, certificateId, firstName: textIn(form, "firstName"), lastName: textIn(form, "lastName"), language }),
  );
}

/** The message shows on the form: why a mail is not sent differs from person to person. */
export async function resendMailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const [mail, of] = textIn(form, "mail").split(" ");
  const asked = resentMails.find((each) => each === mail) ?? "verification";
  return answerForm(form, ["mail"], (api, language) => api.desk.resendMail({ accountId: textIn(form, "accountId"), mail: asked, of: of ?? "", language }));
}

/** A checked list leads to its preview, which is stored for a day. */
export async function uploadAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const t = translatorFor(languageOf(form), "answers");
  const course = textIn(form, "course");
  const wrong = (key: "uploadNoFile" | "uploadTooLarge"): FormResult => ({ problems: [{ key, message: t(key) }], values: { course } });
  const file = form.get("list");
  if (!(file instanceof File) || file.size === 0) return wrong("uploadNoFile");
  if (file.size > longestList) return wrong("uploadTooLarge");
  const csv = new TextDecoder().decode(await file.arrayBuffer());
  let id = "";
  const result = await answerForm(form, ["course"], async (api, language) => {
    const checked = await api.desk.checkUpload({ course, csv, language });
    id = checked.id;
    return checked;
  });
  if (id) redirect(`/desk/people/upload/${id}`);
  return result;
}

export async function enterUploadAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.enterUpload({ id: textIn(form, "id"), language }));
}

/** The first press shows what would happen, the second one moves the people. */
export async function transferAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const accountIds = form.getAll("accountIds").map(String);
  const fields = ["institution", "district", "block"] as const;
  let previewed = false;
  const result = await answerForm(form, [...fields], async (api, language) => {
    const to = { institution: textIn(form, "institution"), district: textIn(form, "district"), block: textIn(form, "block") };
    const confirmed = form.get("confirmed") === "yes";
    const answer = await api.desk.transferPeople({ accountIds, ...to, stateId: Number(textIn(form, "stateId")), confirmed, language });
    previewed = !answer.moved;
    return answer;
  });
  const values = {
    ...Object.fromEntries(fields.map((field) => [field, textIn(form, field)])),
    accountIds: accountIds.join(","),
    previewed: previewed ? "yes" : "",
  };
  if (result.done && !previewed) redirect("/desk/people/rosters?outcome=done");
  return { ...result, values };
}
