import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { language: Language; title: string; text: string; help: string };

/** Shown to a person who checks a certificate that is not valid: the reason, and whom to contact. */
export async function InvalidCertificate({ language, title, text, help }: Props) {
  const t = await getTranslations({ locale: language, namespace: "certificate" });
  const { email } = portalContent().site.foundation;
  const actions = (
    <>
      <LinkButton href="/dashboard">{t("toMyCourses")}</LinkButton>
      <LinkButton look="secondary" href="/">
        {t("toHome")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={title} actions={actions}>
      <p>{text}</p>
      <p className="mt-3">
        {help}{" "}
        <a className="underline" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
    </StateScreen>
  );
}
