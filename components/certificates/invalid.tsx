import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

const keys = {
  /** No certificate has this address. */
  unknown: { title: "unknownTitle", text: "unknownText", help: "unknownHelp" },
  withdrawn: { title: "withdrawnTitle", text: "withdrawnText", help: "withdrawnHelp" },
  /** Issued again with a corrected name. The screen names neither the person nor the new address (threats T5). */
  replaced: { title: "replacedTitle", text: "replacedText", help: "replacedHelp" },
} as const;

type Props = { language: Language; reason: keyof typeof keys };

/** Shown to who checks an invalid certificate: the reason, and whom to contact, without any of its contents. */
export function InvalidCertificate({ language, reason }: Props) {
  const t = translatorFor(language, "certificate");
  const { name, foundation } = portalContent().site;
  const { title, text, help } = keys[reason];
  const actions = (
    <>
      <LinkButton href="/dashboard">{t("toMyCourses")}</LinkButton>
      <LinkButton look="secondary" href="/">
        {t("toHome")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t(title)} actions={actions}>
      <p>{t(text, { portal: name[language] })}</p>
      <p className="mt-3">
        {t(help)}{" "}
        <a className="underline" href={`mailto:${foundation.email}`}>
          {foundation.email}
        </a>
      </p>
    </StateScreen>
  );
}
