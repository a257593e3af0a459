import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { PrintButton } from "@/components/ui/print-button";
import { WebShare } from "@/components/ui/share";
import type { CertificateData } from "@/lib/contract/certificates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { certificateId: string; data: CertificateData; language: Language; verifyUrl: string };

/** What its owner or a coordinator can do (rule: certificate.address): WhatsApp, then the PDF, then the rest. */
export function CertificateActions({ certificateId, data, language, verifyUrl }: Props) {
  const t = translatorFor(language, "certificate");
  const said = t(data.owner ? "shareOwn" : "shareOther", { course: data.name });
  return (
    <section className="no-print" aria-labelledby="certificate-actions">
      <h2 id="certificate-actions" className="text-lead">
        {t("actions")}
      </h2>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(`${said} ${verifyUrl}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className="min-h-14"
        >
          <Icon name="whatsapp" />
          {t("shareOn", { network: "WhatsApp" })}
          <span className="sr-only"> ({t("newTab")})</span>
        </LinkButton>
        <LinkButton
          look="secondary"
          href={`/api/certificate/${encodeURIComponent(certificateId)}/pdf?language=${language}`}
          className="min-h-14"
        >
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
          <CopyLink
            address={verifyUrl}
            texts={{ copy: t("copyLink"), copied: t("copied"), failed: t("copyFailed", { link: verifyUrl }) }}
          />
          <WebShare address={verifyUrl} text={said} language={language} />
          <ShareLinks address={verifyUrl} language={language} />
          {/* A badge states the day of issue, which not every backend sends. */}
          {data.issued_on && (
            <LinkButton
              look="secondary"
              href={`/certificate/${encodeURIComponent(certificateId)}/badge.json?language=${language}`}
            >
              <Icon name="certificate" />
              {t("badge")}
            </LinkButton>
          )}
          {data.issued_on && <p className="w-full text-small text-ink-soft">{t("badgeHint")}</p>}
        </div>
      </details>
    </section>
  );
}

const networks = [
  {
    name: "Facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
    letter: "M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.6-4h-3.6V8.9c0-.6.2-.9.5-.9z",
  },
  {
    name: "LinkedIn",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
    letter:
      "M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.7c.6-1.1 2-2 3.7-2 3.5 0 4.5 2.2 4.5 5.3v7h-4v-6.3c0-1.5-.3-2.7-1.9-2.7s-2.1 1.2-2.1 2.7V21h-4z",
  },
];

/** Plain links: nothing of these networks is loaded here. */
function ShareLinks({ address, language }: { address: string; language: Language }) {
  const t = translatorFor(language, "certificate");
  return networks.map(({ name, share, letter }) => (
    <LinkButton
      key={name}
      look="secondary"
      href={share + encodeURIComponent(address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        className="size-5 shrink-0"
        fill="currentColor"
        aria-hidden="true"
      >
        <path d={letter} />
      </svg>
      {t("shareOn", { network: name })}
      <span className="sr-only"> ({t("newTab")})</span>
    </LinkButton>
  ));
}
