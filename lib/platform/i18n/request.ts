import { locale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { languageOrDefault } from "./language";
import { messagesIn } from "./messages";

/** The language that a caller names, or else that of the page: handlers and actions have none and name it. */
export default getRequestConfig(async ({ locale: named }) => {
  const language = languageOrDefault(named ?? (await locale()));
  return { locale: language, messages: messagesIn(language), timeZone: "Asia/Kolkata" };
});
