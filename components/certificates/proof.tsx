import { getTranslations } from "next-intl/server";
import type { CertificateData } from "@/lib/contract/certificates";
import { qrPath } from "@/lib/platform/qr-path";

/** The lower edge of the certificate: date, number, signatures, and the QR code for checking it. */
export async function Proof({ data, verifyUrl }: { data: CertificateData; verifyUrl: string }) {
  const t = await getTranslations("certificate");
  const signatories = [
    { name: data.signatory_name, title: data.signatory1, picture: data.signature_img },
    { name: data.signatory_name2, title: data.signatory2, picture: data.signature_img2 },
    { name: data.signatory3, title: "", picture: "" },
  ].filter(({ name }) => name !== "");
  return (
    <div>
      <div className="certificate-proof">
        <dl className="certificate-facts">
          <dt className="certificate-small">{t("completedIn")}</dt>
          <dd className="mb-1 font-semibold">{data.completion_date}</dd>
          <dt className="certificate-small">{t("number")}</dt>
          <dd className="font-semibold whitespace-nowrap">{data.number}</dd>
        </dl>
        <ul className="certificate-signatures">
          {signatories.map(({ name, title, picture }) => (
            <li key={name}>
              {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
              {picture && <img src={picture} alt={t("signatureOf", { name })} width={160} height={60} />}
              <strong className="font-semibold">{name}</strong>
              <span className="certificate-small">{title}</span>
            </li>
          ))}
        </ul>
        <div className="certificate-code">
          <QrCode text={verifyUrl} label={t("qrLabel")} />
          <p className="certificate-small">{t("scan")}</p>
        </div>
      </div>
      <p className="certificate-small certificate-footer">
        {data.certificate_footer_note} <a href={verifyUrl}>{verifyUrl}</a>
      </p>
    </div>
  );
}

/** Rendered on the server; the quiet zone that readers need is part of the picture. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" className="text-ink" />
    </svg>
  );
}
