import { getRequestConfig } from "next-intl/server";
import { languageOrDefault } from "./language";
import { messagesIn } from "./messages";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = languageOrDefault(requested);
  return { locale, messages: messagesIn(locale), timeZone: "Asia/Kolkata" };
});
