import { type Language, languageFacts } from "@/lib/platform/i18n/language";

type Mark = { name: string; logo: string };

/** The portal's wordmark, then the partners' logos with their names. */
export function Marks({ portalName, language, partners }: { portalName: string; language: Language; partners: Mark[] }) {
  return (
    <div className="certificate-marks">
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img
        className="certificate-wordmark"
        src={`/images/brand/wordmark-${language}.svg`}
        alt={portalName}
        width={languageFacts[language].wordmarkWidth}
        height={40}
      />
      <ul className="certificate-partners">
        {partners.map(({ name, logo }) => (
          <li key={name}>
            {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
            {logo && <img src={logo} alt="" width={160} height={60} />}
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
export function Ornament() {
  return (
    <svg viewBox="0 0 120 14" aria-hidden="true" className="certificate-ornament" fill="none" stroke="var(--color-peacock)">
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
