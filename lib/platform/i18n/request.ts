import { getRequestConfig } from "next-intl/server";
import { defaultLanguage, isLanguage } from "./language";
import { messagesIn } from "./messages";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLanguage(requested) ? requested : defaultLanguage;
  return { locale, messages: messagesIn(locale), timeZone: "Asia/Kolkata" };
});
