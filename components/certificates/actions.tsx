import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import type { CertificateData } from "@/lib/contract/certificates";
import type { Language } from "@/lib/platform/i18n/language";
import { ShareLinks } from "./share-links";

type Props = { certificateId: string; data: CertificateData; language: Language; verifyUrl: string };

/** What the owner, or a coordinator, can do with the certificate (rule: certificate.address): WhatsApp first, then the PDF; the rest unfolds. */
export async function Actions({ certificateId, data, language, verifyUrl }: Props) {
  const t = await getTranslations("certificate");
  const text = `${t(data.owner ? "shareOwn" : "shareOther", { course: data.name })} ${verifyUrl}`;
  return (
    <section className="no-print" aria-labelledby="certificate-actions">
      <h2 id="certificate-actions" className="text-[1.2rem]">
        {t("actions")}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <LinkButton href={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank" rel="noopener noreferrer" className="min-h-14">
          <Icon name="whatsapp" />
          {t("shareOn", { network: "WhatsApp" })}
          <span className="sr-only"> ({t("newTab")})</span>
        </LinkButton>
        <LinkButton look="secondary" href={`/api/certificate/${encodeURIComponent(certificateId)}/pdf?language=${language}`} className="min-h-14">
          <Icon name="download" />
          {t("download")}
        </LinkButton>
      </div>
      <details className="group mt-3 rounded-card border border-hairline bg-white">
        <summary className="flex min-h-12 items-center gap-2 px-4 py-2 font-semibold">
          {t("more")}
          <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-3 border-t border-hairline p-4 sm:flex sm:flex-wrap">
          <PrintButton label={t("print")} />
          <CopyLink address={verifyUrl} texts={{ copy: t("copyLink"), copied: t("copied"), failed: t("copyFailed", { link: verifyUrl }) }} />
          <ShareLinks address={verifyUrl} />
          <LinkButton look="secondary" href={`/certificate/${encodeURIComponent(certificateId)}/badge.json?language=${language}`}>
            <Icon name="certificate" />
            {t("badge")}
          </LinkButton>
          <p className="w-full text-[0.9em] text-ink-soft">{t("badgeHint")}</p>
        </div>
      </details>
    </section>
  );
}
