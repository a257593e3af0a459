import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Me } from "./me";
import { sectionsFor } from "./sections";

/** The sections that the role may open, with what each is for. */
export function Overview({ me, language }: { me: Me; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {sectionsFor(me).map(({ href, label }) => (
        <li key={href} className="rounded-card border border-hairline bg-white p-4">
          <h2 className="text-[1.15rem]">
            <a href={href}>{t(`sections.${label}`)}</a>
          </h2>
          <p className="mt-1 text-ink-soft">{t(`leads.${label}`)}</p>
        </li>
      ))}
    </ul>
  );
}
