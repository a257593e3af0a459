import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import type { Language } from "@/lib/platform/i18n/language";
import { ShareLinks } from "./share-links";

type Props = { certificateId: string; language: Language; verifyUrl: string };

/** What the owner, or a coordinator, can do with the certificate (rule: certificate.address). */
export async function Actions({ certificateId, language, verifyUrl }: Props) {
  const t = await getTranslations("certificate");
  return (
    <section className="no-print" aria-labelledby="certificate-actions">
      <h2 id="certificate-actions">{t("actions")}</h2>
      <div className="mt-3 grid gap-3 sm:flex sm:flex-wrap">
        <LinkButton href={`/api/certificate/${encodeURIComponent(certificateId)}/pdf?language=${language}`}>
          <Icon name="download" />
          {t("download")}
        </LinkButton>
        <PrintButton label={t("print")} />
        <CopyLink address={verifyUrl} texts={{ copy: t("copyLink"), copied: t("copied"), failed: t("copyFailed", { link: verifyUrl }) }} />
        <ShareLinks address={verifyUrl} />
        <LinkButton look="secondary" href={`/certificate/${encodeURIComponent(certificateId)}/badge.json?language=${language}`}>
          <Icon name="certificate" />
          {t("badge")}
        </LinkButton>
      </div>
      <p className="mt-2 text-[0.9em] text-ink-soft">{t("badgeHint")}</p>
    </section>
  );
}
