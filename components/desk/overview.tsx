import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Me } from "./me";
import { sectionsFor } from "./sections";

type Waiting = Record<"messages" | "reviews" | "comments", number | null>;

/** The sections that the role may open, each with its purpose and the number of what waits in it. */
export function Overview({ me, waiting, language }: { me: Me; waiting: Waiting; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <ul className="mt-5 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {sectionsFor(me).map(({ href, label }) => (
        <li key={href} className="rounded-card border border-hairline bg-white p-4">
          <h2 className="text-[1.15rem]">
            <a href={href}>{t(`sections.${label}`)}</a>
          </h2>
          {label in waiting && (
            <p className="mt-1 font-semibold">{t("waits", { count: waiting[label as keyof Waiting] ?? 0 })}</p>
          )}
          <p className="mt-1 text-ink-soft">{t(`leads.${label}`)}</p>
        </li>
      ))}
    </ul>
  );
}
