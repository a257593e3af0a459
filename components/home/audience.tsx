import type { Home } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { audience: Home["audience"]; language: Language };

/** The portal's audiences. */
export function Audience({ audience, language }: Props) {
  return (
    <section aria-labelledby="audience" className="container-page pt-6 lg:pt-14">
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-[5fr_6fr]">
        <h2 id="audience">{audience.title[language]}</h2>
        <p>{audience.text[language]}</p>
      </div>
    </section>
  );
}
