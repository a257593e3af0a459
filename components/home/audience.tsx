import type { Home, Site } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

type Props = { audience: Home["audience"]; partners: Site["partners"]; partnersTitle: string; language: Language };

/** Whom the portal is for, and who stands behind it. */
export function Audience({ audience, partners, partnersTitle, language }: Props) {
  return (
    <section aria-labelledby="audience" className="border-y border-hairline bg-white">
      <div className="container-page grid gap-8 py-10 lg:grid-cols-2 lg:gap-16 lg:py-14">
        <div>
          <h2 id="audience">{audience.title[language]}</h2>
          <p className="mt-3">{audience.text[language]}</p>
        </div>
        <div>
          <h2>{partnersTitle}</h2>
          <ul className="mt-4 grid gap-x-4 gap-y-6 sm:grid-cols-3">
            {partners.map((partner) => (
              <li key={partner.key} className="flex items-center gap-4 sm:block sm:text-center">
                {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
                <img src={partner.logo} alt="" width={160} height={64} loading="lazy" className="h-auto w-32 sm:mx-auto sm:w-40" />
                <p className="leading-snug font-semibold sm:mt-2">{partner.name[language]}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
