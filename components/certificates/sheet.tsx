import "./certificate.css";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import type { CertificateData } from "@/lib/contract/certificates";
import { Marks, Ornament } from "./marks";
import { nameScale } from "./name-scale";
import { Proof } from "./proof";

type Props = { data: CertificateData; portalName: string; verifyUrl: string };

/** The certificate itself: an A4 sheet on paper and on wide screens, one readable column on a phone. */
export async function CertificateSheet({ data, portalName, verifyUrl }: Props) {
  const t = await getTranslations("certificate");
  const name = `${data.firstName} ${data.lastName}`.trim();
  const partners = [{ name: data.certified_by, logo: data.logo }, ...data.course_partner_logo];
  return (
    <article className="certificate" aria-labelledby="certificate-headline">
      <div className="certificate-sheet">
        <Marks portalName={portalName} language={data.language} partners={partners} />
        <div>
          <h2 id="certificate-headline" className="certificate-headline">
            {data.certificate_headline}
          </h2>
          <Ornament />
          <p className="certificate-quiet">{data.statement_before}</p>
          <p className="certificate-name" style={{ "--name-scale": nameScale(name) } as CSSProperties}>
            {name}
          </p>
          <p className="certificate-quiet">{data.statement_after}</p>
          <p className="certificate-course">{data.name}</p>
          <p className="certificate-quiet certificate-description">{data.certificate_description}</p>
          <p className="certificate-certifier">{t("certifiedBy", { name: data.certified_by })}</p>
        </div>
        <Proof data={data} verifyUrl={verifyUrl} />
      </div>
    </article>
  );
}
