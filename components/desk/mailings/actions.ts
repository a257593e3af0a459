"use server";

import { randomUUID } from "node:crypto";
import { refresh } from "next/cache";
import type { FormResult, Problem } from "@/components/forms/form-state";
import { readForm, trimmedIn } from "@/lib/api/http/read-form";
import { audiences, findTextProblems, type MailingTexts, textFieldName } from "@/lib/contract/desk/mailing-texts";
import { withLatinDigits } from "@/lib/contract/rules/mobile";
import { inEachLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { actAndReturn, formLanguage, leadDone, submitForm } from "../form-actions";
import { daysField, textFieldNames } from "./mailing-fields";

const draftFields = ["course", "audience", "topicId", daysField, "state", "district", ...textFieldNames];
const weeklyFields = ["weekday", "hour", daysField, "on", ...textFieldNames];
const fieldsByError = {
  mailingTopic: "topicId",
  mailingDistrict: "district",
  mailingDistrictState: "district",
  areaUnknown: "state",
};

/**
 * Saves a draft and redirects to its page, where it is counted, tested and sent. If the draft was already saved without
 * this browser noticing, and has begun to be sent since, the form gets another id, so that the next press saves the
 * text as a new draft.
 */
export async function saveMailingAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const audience = audiences.find((each) => each === trimmedIn(form, "audience")) ?? "stopped";
  const texts = textsIn(form);
  const problems = [...daysProblem(form), ...textProblems(texts, audience, formLanguage(form))];
  const newId = trimmedIn(form, "newId");
  if (problems.length > 0) return { problems, values: { ...readForm(form, draftFields, trimmedIn), newId } };
  const id = newId || trimmedIn(form, "id");
  const which = readForm(form, ["course", "topicId", "state", "district", "version"], trimmedIn);
  const result = await submitForm(
    form,
    draftFields,
    (api, language) => api.desk.saveMailing({ ...which, id, audience, days: daysIn(form), texts, language }),
    fieldsByError,
  );
  if (result.done !== undefined) return showMailing(form, id, result.done);
  const hasBegun = result.problems.some(({ key }) => key === "mailingBegun");
  return { ...result, values: { ...result.values, newId: hasBegun ? randomUUID() : newId } };
}

export async function saveWeeklyAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const texts = textsIn(form);
  const problems = [...daysProblem(form), ...textProblems(texts, "stopped", formLanguage(form))];
  if (problems.length > 0) return { problems, values: readForm(form, weeklyFields, trimmedIn) };
  return submitForm(form, weeklyFields, (api, language) =>
    api.desk.saveWeekly({
      ...readForm(form, ["course", "weekday", "hour", "version"], trimmedIn),
      on: trimmedIn(form, "on") === "yes",
      days: daysIn(form),
      texts,
      language,
    }),
  );
}

export async function scheduleMailingAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const [date, time] = [trimmedIn(form, "date"), trimmedIn(form, "time")];
  const at = `${date}T${time.slice(0, 5)}`;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at)) {
    const message = translatorFor(formLanguage(form), "answers")("mailingTime");
    return { problems: [{ field: date ? "time" : "date", key: "mailingTime", message }], values: { date, time } };
  }
  const result = await submitForm(
    form,
    ["date", "time"],
    (api, language) => api.desk.sendMailing({ ...readForm(form, ["id", "version"], trimmedIn), at, language }),
    { mailingTime: "date" },
  );
  // The page shows what somebody else has done. Another problem leaves it, with what is typed.
  if (result.problems.some(({ key }) => key === "mailingBegun")) refresh();
  return result;
}

/** Sends the mailing if the text and the number of people are still those shown; otherwise the page shows the new ones. */
export async function sendMailingAction(_before: FormResult, form: FormData): Promise<FormResult> {
  const { id, version, people } = readForm(form, ["id", "version", "people"], trimmedIn);
  const result = await submitForm(form, [], (api, language) =>
    api.desk.sendMailing({ id, at: "", people: Number(people), version, language }),
  );
  if (result.done !== undefined) return showMailing(form, id, result.done);
  refresh();
  return result;
}

const showMailing = (form: FormData, id: string, done: string): Promise<FormResult> =>
  leadDone(form, `/desk/mailings/${id}`, done);

export async function testMailingAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.testMailing({ id: trimmedIn(form, "id"), language }));
}

export async function cancelMailingAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api, language) => api.desk.cancelMailing({ id: trimmedIn(form, "id"), language }));
}

export async function removeMailingAction(form: FormData): Promise<void> {
  await actAndReturn(form, (api) => api.desk.removeMailing(readForm(form, ["id", "version"], trimmedIn)));
}

function textsIn(form: FormData): MailingTexts {
  return inEachLanguage((language) => ({
    subject: trimmedIn(form, textFieldName("subject", language)),
    text: trimmedIn(form, textFieldName("text", language)),
  }));
}

function textProblems(texts: MailingTexts, audience: (typeof audiences)[number], language: Language): Problem[] {
  const t = translatorFor(language, "answers");
  return findTextProblems(texts, audience).map((problem) => ({
    field: problem.field,
    key: problem.key,
    message:
      problem.key === "mailingPlaceholder"
        ? t(problem.key, { found: problem.found, known: problem.known })
        : t(problem.key),
  }));
}

/** Accepts Devanagari digits too. */
const daysIn = (form: FormData) => Number(withLatinDigits(trimmedIn(form, daysField)));

function daysProblem(form: FormData): Problem[] {
  const days = daysIn(form);
  if (Number.isInteger(days) && days >= 1 && days <= 365) return [];
  return [
    { field: daysField, key: "mailingDays", message: translatorFor(formLanguage(form), "answers")("mailingDays") },
  ];
}
