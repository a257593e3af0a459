"use server";

import { leadTo } from "@/components/forms/form-answers";
import type { FormResult } from "@/components/forms/form-state";
import { fileIn, isScripted, readForm, textIn, trimmedIn, valuesIn } from "@/lib/api/http/read-form";
import { type ListText, listText } from "@/lib/api/input/list-text";
import { resentMails } from "@/lib/contract/desk/people";
import { longestList, mostRows } from "@/lib/contract/desk/uploads";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { actAndReturn, formLanguage, leadDone, submitForm } from "../form-actions";

export async function correctCertificateAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const which = readForm(form, ["accountId", "certificateId"], trimmedIn);
  const fields = ["firstName", "lastName", "alsoAccount"] as const;
  const { alsoAccount, ...name } = readForm(form, fields, trimmedIn);
  if (!name.firstName || !name.lastName) {
    const message = translatorFor(formLanguage(form), "answers")("certificateNameMissing");
    const field = name.firstName ? "lastName" : "firstName";
    return { problems: [{ field, key: "certificateNameMissing", message }], values: { ...name, alsoAccount } };
  }
  return submitForm(form, [...fields], (api, language) =>
    api.desk.correctCertificate({ ...which, ...name, alsoAccount: alsoAccount === "yes", language }),
  );
}

const fieldsByError = {
  enterFirstName: "firstName",
  enterLastName: "lastName",
  emailInvalid: "username",
  personAddressTaken: "username",
  enterMobile: "mobile",
  mobileNotTenDigits: "mobile",
  districtUnknown: "place",
  selectState: "place",
  personAdultAge: "age",
};

const accountFields = ["firstName", "lastName", "username", "mobile"] as const;

export async function changePersonAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const { accountId, place, age, ...values } = readForm(
    form,
    ["accountId", "place", "age", "version", ...accountFields],
    trimmedIn,
  );
  const [stateId = "", district = ""] = place.split(":");
  const moved = district && { stateId: Number(stateId), district };
  return submitForm(
    form,
    [...accountFields, "place", "age"],
    (api, language) => api.desk.changePerson({ accountId, ...values, ...moved, ...(age && { age }), language }),
    fieldsByError,
  );
}

/** Shows the message on the form, because the reason why a mail is not sent differs by person. */
export async function resendMailAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const [kind, of] = trimmedIn(form, "mail").split(" ");
  const mail = resentMails.find((each) => each === kind) ?? "verification";
  return submitForm(form, ["mail"], (api, language) =>
    api.desk.resendMail({ accountId: trimmedIn(form, "accountId"), mail, of: of ?? "", language }),
  );
}

/** Leads from a checked list to its preview, which is stored for a day. */
export async function uploadAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const t = translatorFor(formLanguage(form), "answers");
  const course = trimmedIn(form, "course");
  const wrong = (key: "uploadNoFile" | Extract<ListText, { problem: string }>["problem"]): FormResult => ({
    problems: [{ key, message: t(key, { most: mostRows }) }],
    values: { course },
  });
  const file = fileIn(form, "list");
  if (!file || file.size === 0) return wrong("uploadNoFile");
  if (file.size > longestList) return wrong("uploadTooLarge");
  const list = await listText(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in list) return wrong(list.problem);
  const csv = list.text;
  if (csv.length > longestList) return wrong("uploadTooLarge");
  let id = "";
  const result = await submitForm(form, ["course"], async (api, language) => {
    const checked = await api.desk.checkUpload({ course, csv, language });
    id = checked.id;
    return checked;
  });
  if (id) return leadTo(isScripted(form), `/desk/people/upload/${id}`);
  return result;
}

export async function enterUploadAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.enterUpload({ id: trimmedIn(form, "id"), language }));
}

export async function undoTransferAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.undoTransfer({ id: trimmedIn(form, "id"), language }));
}

const placeFields = ["institution", "district", "block"] as const;

/** The first press shows a preview, the second moves the people. A changed choice shows the preview again. */
export async function transferAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const accountIds = valuesIn(form, "accountIds");
  const place = readForm(form, placeFields, trimmedIn);
  const stateId = Number(trimmedIn(form, "stateId"));
  const choice = JSON.stringify([accountIds, stateId, place]);
  const confirmed = textIn(form, "confirmed") === choice;
  const result = await submitForm(form, [...placeFields], (api, language) =>
    api.desk.transferPeople({ accountIds, ...place, stateId, confirmed, language }),
  );
  if (result.done && confirmed) return leadDone(form, "/desk/people/rosters", result.done);
  const values = { ...place, accountIds: accountIds.join(",") };
  return {
    problems: result.problems,
    values: result.done ? { ...values, preview: result.done, previewed: choice } : values,
  };
}
