import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/platform/i18n/language";
import { readPageRequest } from "../visitor/page-request";
import { emailLaterCookie } from "./email-later";
import { ProfileBar } from "./profile-bar";

/** The bars about an incomplete account (rule: header.profile-bar, header.email-bar); part of the HTML on pages rendered per request. */
export async function AccountBars({ language }: { language: Language }) {
  const [t, recovery, request] = await Promise.all([getTranslations("profile"), getTranslations("recovery"), readPageRequest(language)]);
  return (
    <ProfileBar
      texts={{ barText: t("barText"), barUpdate: t("barUpdate"), barLabel: recovery("barLabel") }}
      email={{ barText: recovery("barText"), barLink: recovery("barLink"), barLater: recovery("barLater") }}
      // A prerendered page has no e-mail banner, and its cookies are hidden from it.
      emailLater={request !== null && (await cookies()).has(emailLaterCookie)}
      request={request}
    />
  );
}
