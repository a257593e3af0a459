import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Button, LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "accounts" });
  return { title: t("logout"), robots: { index: false } };
}

/** For a learner whom another site sent to /logout: only the learner ends the session. */
export default async function AskToLogOut() {
  const t = await getTranslations("accounts");
  return (
    <div className="container-form py-10">
      <h1>{t("logoutTitle")}</h1>
      <p className="mt-3">{t("logoutText")}</p>
      <form action="/logout" method="post" className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{t("logout")}</Button>
        <LinkButton look="secondary" href="/">
          {t("stay")}
        </LinkButton>
      </form>
    </div>
  );
}
