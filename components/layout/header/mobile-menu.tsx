import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { OpenLookSettings } from "../accessibility/open-button";
import { SearchForm } from "./search-form";

/** A menu that opens without JavaScript. `children`: the visitor's part, which wider screens show in the header's row. */
export function MobileMenu({ language, links, children }: { language: Language; links: { href: string; label: string }[]; children: ReactNode }) {
  const [t, accessibility] = [translatorFor(language, "shell"), translatorFor(language, "accessibility")];
  return (
    <details className="narrow-menu -me-3 xl:hidden">
      <summary className="grid size-12 list-none place-items-center rounded-control hover:bg-peacock-tint [&::-webkit-details-marker]:hidden">
        <Icon name="menu" label={t("menu")} />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 border-b border-hairline bg-white px-4 pt-3 pb-4 shadow-float md:px-8">
        <SearchForm id="menu-search" language={language} />
        <nav aria-label={t("menu")} className="mt-2">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className="flex min-h-12 items-center border-b border-hairline font-semibold no-underline">
                  {link.label}
                </a>
              </li>
            ))}
            <li className="flex flex-wrap gap-x-6 border-b border-hairline">
              {languages.map((each) => (
                <a
                  key={each}
                  href={`?language=${each}`}
                  lang={each}
                  hrefLang={each}
                  rel="nofollow"
                  data-language={each}
                  className="inline-flex min-h-12 items-center font-semibold no-underline"
                >
                  {languageFacts[each].name}
                </a>
              ))}
            </li>
          </ul>
        </nav>
        <OpenLookSettings label={accessibility("open")} className="flex min-h-12 w-full font-semibold text-peacock" />
        <div data-visitor="" className="pt-2 md:hidden">
          {children}
        </div>
      </div>
    </details>
  );
}
