import type { ReactNode } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { noticeItemsForGuardian } from "./notice";
import { PrivacyNotice } from "./privacy-notice";

/** `pages`: some of what young people read here. */
type Props = { language: Language; childName: string; token: string; id: string; pages: ReactNode };

/** What a parent or guardian should know, in plain words, and the one button that consents. */
export function GuardianDecision({ language, childName, token, id, pages }: Props) {
  const t = translatorFor(language, "privacy");
  const { site } = portalContent();
  const notice = noticeItemsForGuardian(language, childName);
  const points = ["guardianWhat", "guardianFree", "guardianNever", "guardianWithdraw"] as const;
  return (
    <div className="container-form py-8 md:py-12">
      <h1>{t("guardianTitle", { name: childName })}</h1>
      <p className="mt-3">
        {t("guardianLead", { name: childName, site: site.name[language], foundation: site.foundation.name[language] })}
      </p>
      <ul className="mt-4 mb-6 grid list-disc gap-2 ps-6">
        {points.map((point) => (
          <li key={point}>{t(point, { email: site.foundation.email })}</li>
        ))}
      </ul>
      {pages}
      <h2 className="mb-3 text-lead">{notice.title}</h2>
      <PrivacyNotice
        notice={notice}
        isTitled
        texts={{ open: t("open"), rights: t("rights"), why: t("why"), until: t("until"), seen: t("seen") }}
      />
      {/* Looking at the page changes nothing (threats T12); this press consents. */}
      <form
        action={`/guardian-consent/${encodeURIComponent(token)}/${encodeURIComponent(id)}/agree`}
        method="post"
        className="mt-6"
      >
        <Button type="submit" className="w-full">
          {t("guardianButton", { name: childName })}
        </Button>
      </form>
      <p className="mt-4">{t("guardianElse", { name: childName })}</p>
    </div>
  );
}

/** For a link that was used, has expired, or was replaced by a newer one. */
export function GuardianLinkInvalid({ language }: { language: Language }) {
  const t = translatorFor(language, "privacy");
  const actions = (
    <LinkButton look="secondary" href="/">
      {t("toHome")}
    </LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("linkOverTitle")} actions={actions}>
      <p>{t("linkOverText")}</p>
    </StateScreen>
  );
}
