import "./celebration.css";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CertificateData } from "@/lib/contract/certificates";

type Props = { data: CertificateData; certificateId: string; here: string };

/**
 * The moment a certificate is issued: one screen with the learner's name, above the course page. Its lotus opens once.
 */
export async function Celebration({ data, certificateId, here }: Props) {
  const t = await getTranslations("certificate");
  return (
    <section className="celebration" aria-label={t("celebrationLabel")}>
      <div className="band" />
      <div className="celebration-words container-page">
        <BigLotus />
        <div className="min-w-0">
          <p className="text-[1.15rem] font-semibold text-peacock">{t("celebration")}</p>
          <p className="celebration-name">{`${data.firstName} ${data.lastName}`.trim()}</p>
          <p className="mx-auto max-w-[30rem] text-[1.1rem] leading-snug text-balance">
            {t("celebrationCourse", { course: data.name })}
          </p>
          <p className="celebration-ways">
            <LinkButton
              href={`/certificate/${certificateId}`}
              className="min-h-14 w-full text-[1.1rem] sm:w-auto sm:px-8"
            >
              <Icon name="certificate" className="size-7" /> {t("seeCertificate")}
            </LinkButton>
            <a href={here} className="inline-flex min-h-12 items-center justify-center">
              {t("celebrationOn")}
            </a>
          </p>
        </div>
      </div>
      <div className="band" />
    </section>
  );
}

const petal = "M0 0C-17-24-17-62 0-92C17-62 17-24 0 0Z";
const hatch = "M0-78V-22M-6-62q6 7 0 16M6-62q-6 7 0 16";
/** The outermost petals lie behind the others. */
const angles = [-84, 84, -63, 63, -42, 42, -21, 21, 0];

function BigLotus() {
  return (
    <svg width="304" height="185" viewBox="-110 -104 220 134" aria-hidden="true" className="celebration-lotus">
      <path d="M-92 12h184M-70 20h140M-40 28h80" className="celebration-water" />
      {angles.map((angle, index) => (
        <g
          key={angle}
          className="celebration-petal"
          style={{ "--angle": `${angle}deg`, "--order": index } as CSSProperties}
        >
          <path d={petal} data-row={index < 4 ? "outer" : index < 8 ? "inner" : "heart"} />
          <path d={hatch} strokeWidth="1.200" />
        </g>
      ))}
      <path d="M-46 2C-30-16 30-16 46 2C30 14-30 14-46 2Z" className="celebration-cup" />
    </svg>
  );
}
