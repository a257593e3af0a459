import "./desk.css";
import type { ReactNode } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { Me } from "./me";
import { sectionsFor } from "./sections";

type Props = { me: Me; language: Language; here: string; title: string; children: ReactNode };

/** The menu of the desk, with what the role may open and the area that it covers, above a page. */
export function DeskFrame({ me, language, here, title, children }: Props) {
  const t = translatorFor(language, "desk");
  const path = here.split("?")[0];
  const names = [...(me.courses ?? []), ...(me.states ?? [])].map(({ name }) => name);
  return (
    <div className="container-page py-4 md:py-6">
      <nav aria-label={t("menu")} className="-mx-4 scroll-px-4 overflow-x-auto border-b border-hairline px-4" tabIndex={-1}>
        <ul className="flex gap-x-5">
          {[{ href: "/desk", label: "overview" } as const, ...sectionsFor(me)].map(({ href, label }) => {
            const isCurrent = path === href || (href !== "/desk" && path?.startsWith(`${href}/`));
            return (
              // On a phone the menu begins at the current page, which may be the last.
              <li key={href} className={`shrink-0 whitespace-nowrap ${isCurrent ? "[scroll-initial-target:nearest]" : ""}`}>
                <a
                  href={href}
                  aria-current={isCurrent ? "page" : undefined}
                  className="inline-flex min-h-12 items-center border-b-4 border-transparent font-semibold no-underline hover:underline aria-[current]:border-peacock aria-[current]:text-ink"
                >
                  {t(`sections.${label}`)}
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1>{title}</h1>
        <p className="text-[0.9em] text-ink-soft">
          {t(`roles.${me.role}`)}
          {names.length > 0 && `: ${names.join(", ")}`}
        </p>
      </div>
      {children}
    </div>
  );
}
