import type { Language } from "@/lib/platform/i18n/language";
import "./celebration.css";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CertificateData } from "@/lib/contract/certificates";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** `painting`: the finished wall of the course, with the class `celebration-wall`. */
type Props = { data: CertificateData; certificateId: string; here: string; painting: ReactNode; language: Language };

/** Shows that a certificate was issued: the finished wall fills the screen, with the name and the next step below. */
export function Celebration({ data, certificateId, here, painting, language }: Props) {
  const t = translatorFor(language, "certificate");
  return (
    <section className="celebration" aria-label={t("celebrationLabel")}>
      {painting}
      <div className="celebration-words container-page">
        <div className="min-w-0">
          <p className="text-body font-semibold text-balance text-peacock">{t("celebration")}</p>
          <p className="celebration-name">{`${data.firstName} ${data.lastName}`.trim()}</p>
          <p className="mx-auto max-w-[30rem] leading-snug text-balance">
            {t("celebrationCourse", { course: data.name })}
          </p>
        </div>
        <p className="celebration-ways">
          <LinkButton href={`/certificate/${certificateId}`} className="min-h-14 w-full text-lead sm:w-auto sm:px-8">
            <Icon name="certificate" className="size-7" /> {t("seeCertificate")}
          </LinkButton>
          <a href={here} className="inline-flex min-h-12 items-center justify-center">
            {t("celebrationOn")}
          </a>
        </p>
      </div>
    </section>
  );
}
