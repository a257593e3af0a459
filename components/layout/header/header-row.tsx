import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LanguageChoice } from "./language-choice";
import { MobileMenu } from "./mobile-menu";

/** What the header holds; `visitor` twice, in the row of wide screens and in the menu of narrow ones. */
export function HeaderRow({ language, visitor }: { language: Language; visitor: ReactNode }) {
  const t = translatorFor(language, "shell");
  const links = [
    { href: "/courses", label: t("courses") },
    { href: "/topic", label: t("topics") },
    { href: "/discussions", label: t("discussions") },
    { href: "/how-it-works", label: t("howItWorks") },
  ];
  return (
    <>
      <a href="#main" className="sr-only rounded-control bg-peacock px-4 py-3 text-white focus:not-sr-only focus:absolute focus:z-20">
        {t("skip")}
      </a>
      <div className="container-page flex min-h-14 flex-wrap items-center gap-x-3 py-1 xl:gap-x-6">
        <Wordmark language={language} />
        <nav aria-label={t("mainMenu")} className="wide-menu hidden gap-6 whitespace-nowrap xl:flex">
          {links.map((link) => (
            <a key={link.href} href={link.href} className="inline-flex min-h-12 items-center font-semibold no-underline hover:underline">
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-1 md:gap-x-3">
          <a href="/search" className="hidden size-12 place-items-center rounded-control hover:bg-peacock-tint md:grid">
            <Icon name="search" label={t("search")} />
          </a>
          <LanguageChoice language={language} label={t("language")} />
          <div data-visitor="" className="hidden md:block">
            {visitor}
          </div>
          <MobileMenu language={language} links={links}>
            {visitor}
          </MobileMenu>
        </div>
      </div>
      <div className="band" />
    </>
  );
}

function Wordmark({ language }: { language: Language }) {
  const name = portalContent().site.name[language];
  return (
    <a href="/" className="min-w-0 max-xl:flex-[1_1_6rem]">
      {/* biome-ignore lint/performance/noImgElement: a two-kilobyte SVG needs no image service */}
      <img
        src={`/images/brand/wordmark-${language}.svg`}
        alt={name}
        width={languageFacts[language].wordmarkWidth}
        height={40}
        className="h-auto max-h-9 w-auto max-w-full md:max-h-10"
      />
    </a>
  );
}
