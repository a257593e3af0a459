"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type FailedCall, readCallError } from "@/lib/api/call-error";
import { languageIn, textIn, valuesIn } from "@/lib/api/http/read-form";
import { formApi, resultOrGoBack, visitorApi } from "@/lib/api/server";
import { questionKey, type RecallPlace, recallAddress } from "./place";

const readPlace = (form: FormData): RecallPlace => ({ token: textIn(form, "token") || null });

/** Checks an answer; the page then shows it with its reason. The same form sent twice shows the first result. */
export async function answerRecall(form: FormData): Promise<void> {
  const place = readPlace(form);
  const choices = valuesIn(form, "choice");
  if (choices.length === 0) redirect(recallAddress(place, { note: "chooseFirst" }));
  const stored = await resultOrGoBack(
    sendAnswer(form, place, choices).catch((error: unknown) => backFrom(error, place)),
    recallAddress(place, { note: "unsaved" }),
  );
  const isSame = stored.choices.length === choices.length && choices.every((each) => stored.choices.includes(each));
  redirect(recallAddress(place, { shown: questionKey(stored), note: isSame ? undefined : "earlierCounts" }));
}

async function sendAnswer(form: FormData, { token }: RecallPlace, choices: string[]) {
  const language = languageIn(form);
  const given = {
    topicId: textIn(form, "topicId"),
    questionId: textIn(form, "questionId"),
    round: Number(textIn(form, "round")),
    choices,
    language,
  };
  // The token alone names the account, whoever is logged in on this device.
  if (token !== null) return (await (await visitorApi(language)).recall.mailedAnswer({ ...given, token })).answer;
  return (await (await formApi(form, language)).recall.answer(given)).answer;
}

/** A link that has expired meanwhile is shown by the page itself. */
function backFrom(error: unknown, place: RecallPlace): never {
  const failed: FailedCall | null = readCallError(error);
  if (failed?.status === 409 || failed?.status === 404) redirect(recallAddress(place, { note: "notAsked" }));
  if (failed?.key === "linkInvalid") redirect(recallAddress(place));
  throw error;
}

/** Stops the questions or begins them again, and returns to the page of the form. */
export async function stopRecall(form: FormData): Promise<void> {
  const language = languageIn(form);
  const { token } = readPlace(form);
  const back = { settings: "/settings#recall", dashboard: "/dashboard" }[textIn(form, "from")];
  const here = back ?? recallAddress({ token });
  if (token !== null) {
    const stopping = (await visitorApi(language)).recall.mailedStop({ token, language });
    await resultOrGoBack(stopping, here);
  } else {
    const stopped = textIn(form, "stopped") !== "no";
    await resultOrGoBack((await formApi(form, language)).recall.stop({ stopped, language }), here);
  }
  // To the router an address that differs by its hash alone is the page that it has.
  refresh();
  redirect(here);
}
