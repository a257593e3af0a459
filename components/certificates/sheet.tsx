import { Picture } from "@/components/ui/picture";
import "./certificate.css";
import type { CSSProperties } from "react";
import type { CertificateData } from "@/lib/contract/certificates";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { qrPath } from "@/lib/platform/qr-path";

/** How much of a line one em of the full-size name takes: the sheet is 87 wide, the name 5.4 (certificate.css). */
const lineInEm = 87 / 5.4;
/** Below this scale a name is broken into two lines instead. */
const smallestInOneLine = 0.66;

/** The share of its size at which a name fits the sheet in two lines, estimated a little too wide. */
export function nameScale(name: string): number {
  const words = name.trim().split(/\s+/).map(widthInEm);
  const longest = Math.max(...words);
  const whole = words.reduce((sum, width) => sum + width, 0.3 * (words.length - 1));
  // Two lines are rarely equally long: the longest word may have to move to the second line as a whole.
  const inTwoLines = (2 * lineInEm) / (whole + longest);
  return Math.min(1, Math.max(lineInEm / whole, Math.min(smallestInOneLine, inTwoLines, lineInEm / longest)));
}

/** Letters by their kind; marks above and below a letter take no width. */
function widthInEm(word: string): number {
  let width = 0;
  for (const letter of word.normalize("NFC")) {
    if (/[\u0903\u093e\u0940\u0949-\u094c]/.test(letter)) width += 0.4;
    else if (/\p{M}/u.test(letter)) width += 0;
    else if (/[MWmw@]/.test(letter)) width += 0.96;
    else if (/[A-Z0-9]/.test(letter)) width += 0.72;
    else if (/[iljtfrI.'’]/.test(letter)) width += 0.44;
    else if (/[\u0900-\u097f]/.test(letter)) width += 0.84;
    else width += 0.64;
  }
  return width;
}

type Props = { data: CertificateData; portalName: string; verifyUrl: string; language: Language };

/** The certificate itself: an A4 sheet on paper and on wide screens, one readable column on a phone. */
export function CertificateSheet({ data, portalName, verifyUrl, language }: Props) {
  const t = translatorFor(language, "certificate");
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
          {data.statement_before && <p className="certificate-quiet">{data.statement_before}</p>}
          <p className="certificate-name" style={{ "--name-scale": nameScale(name) } as CSSProperties}>
            {name}
          </p>
          {data.statement_after && <p className="certificate-quiet">{data.statement_after}</p>}
          <p className="certificate-course">{data.name}</p>
          <p className="certificate-quiet certificate-description">{data.certificate_description}</p>
          <p className="certificate-certifier">{t("certifiedBy", { name: data.certified_by })}</p>
        </div>
        <Proof data={data} verifyUrl={verifyUrl} language={language} />
      </div>
    </article>
  );
}

type Mark = { name: string; logo: string };

function Marks({ portalName, language, partners }: { portalName: string; language: Language; partners: Mark[] }) {
  return (
    <div className="certificate-marks">
      <Picture
        className="certificate-wordmark"
        src={`/images/brand/wordmark-${language}.svg`}
        alt={portalName}
        width={languageFacts[language].wordmarkWidth}
        height={40}
      />
      <ul className="certificate-partners">
        {partners.map(({ name, logo }) => (
          <li key={`${name} ${logo}`}>
            {logo && <Picture src={logo} alt="" width={160} height={60} />}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

const leaf = "M67 7C73 1.5 82 1 90 7C82 13 73 12.5 67 7Z";
const hatch = "M72.5 3.8L75 10.9M76 2.7L78.6 11.6M79.6 2.8L81.8 11.1M83.2 3.8L85 9.9";

/** A pair of hatched leaves around a bud, the ornament below the headline. */
function Ornament() {
  return (
    <svg
      viewBox="0 0 120 14"
      aria-hidden="true"
      className="certificate-ornament"
      fill="none"
      stroke="var(--color-peacock)"
    >
      {["", "translate(120 0) scale(-1 1)"].map((transform) => (
        <g key={transform} transform={transform || undefined}>
          <path d={leaf} />
          <path d={hatch} strokeWidth=".5" />
          <path d="M92.5 7H120" strokeWidth=".7" />
        </g>
      ))}
      <circle cx="60" cy="7" r="3.6" fill="var(--color-marigold)" stroke="var(--color-ink)" strokeWidth=".8" />
    </svg>
  );
}

function Proof({ data, verifyUrl, language }: { data: CertificateData; verifyUrl: string; language: Language }) {
  const t = translatorFor(language, "certificate");
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
          {data.number && <dt className="certificate-small">{t("number")}</dt>}
          {data.number && <dd className="font-semibold whitespace-nowrap">{data.number}</dd>}
        </dl>
        <ul className="certificate-signatures">
          {signatories.map(({ name, title, picture }) => (
            <li key={name}>
              {picture && <Picture src={picture} alt={t("signatureOf", { name })} width={160} height={60} />}
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
