import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button, LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("accounts", "logout", { robots: { index: false } });

/** For a learner whom another site sent to /logout: only the learner ends the session. */
export default async function AskToLogOut({ params }: { params: Promise<{ locale: Language }> }) {
  const t = translatorFor((await params).locale, "accounts");
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
