import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { OpenLookSettings } from "../accessibility/open-button";
import { socialNetworks } from "../footer/social-links";
import { LanguageChoice } from "./language-choice";
import { languageLink } from "./language-link";
import { SearchForm } from "./search-form";

/** The content of the header. `visitor` occurs twice, in the row of wide screens and in the menu of narrow ones. */
export function HeaderRow({ language, visitor }: { language: Language; visitor: ReactNode }) {
  const t = translatorFor(language, "shell");
  const links = [
    { href: "/courses", label: t("courses") },
    { href: "/topic", label: t("topics") },
    { href: "/class-plans", label: t("forClass") },
    { href: "/discussions", label: t("discussions") },
    { href: "/how-it-works", label: t("howItWorks") },
  ];
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-control bg-peacock px-4 py-3 text-white focus:not-sr-only focus:absolute focus:z-20"
      >
        {t("skip")}
      </a>
      <div className="container-page flex min-h-14 flex-wrap items-center gap-x-3 py-1 xl:gap-x-4 min-[85rem]:gap-x-6">
        <Wordmark language={language} />
        <nav
          aria-label={t("mainMenu")}
          className="wide-menu hidden gap-3 text-small whitespace-nowrap xl:flex min-[85rem]:gap-6 min-[85rem]:text-body"
        >
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              className="inline-flex min-h-12 items-center lowered-0 font-semibold no-underline hover:underline"
            >
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-1 md:gap-x-3 xl:gap-x-1 min-[85rem]:gap-x-3">
          <a href="/search" className="hidden size-12 place-items-center rounded-control hover:bg-peacock-tint md:grid">
            <Icon name="search" label={t("search")} />
          </a>
          <LanguageChoice language={language} label={t("language")} />
          <div data-visitor="" className="hidden md:block">
            {visitor}
          </div>
          <details className="relative hidden xl:block">
            <summary className="grid size-12 list-none place-items-center rounded-control hover:bg-peacock-tint [&::-webkit-details-marker]:hidden">
              <Icon name="phone" label={t("followAndApps")} />
            </summary>
            <div className="absolute end-0 z-10 w-64 rounded-card border border-hairline bg-white px-4 py-2 shadow-float">
              <FollowLinks language={language} />
            </div>
          </details>
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
    <a href="/" className="flex min-h-11 min-w-0 items-center max-xl:flex-[1_1_6rem]">
      <Picture
        src={`/images/brand/wordmark-${language}.svg`}
        alt={name}
        width={languageFacts[language].wordmarkWidth}
        height={40}
        className="h-auto max-h-9 w-auto max-w-full md:max-h-10"
      />
    </a>
  );
}

/** Words and no icons: the header is on every page, and the footer has the icons. */
function FollowLinks({ language }: { language: Language }) {
  const t = translatorFor(language, "shell");
  const { social, apps } = portalContent().site;
  const links = [
    ...socialNetworks.map(({ key, name }) => ({ href: social[key], name })),
    { href: apps.android, name: t("appAndroid") },
    { href: apps.ios, name: t("appIos") },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ href, name }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            className="inline-flex min-h-11 items-center lowered-0 no-underline hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Props = { language: Language; links: { href: string; label: string }[]; children: ReactNode };

/** A menu that opens without JavaScript. `children`: the visitor's part, in the row on wider screens. */
function MobileMenu({ language, links, children }: Props) {
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
                <a
                  href={link.href}
                  className="flex min-h-12 items-center border-b border-hairline font-semibold no-underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
            <li className="flex flex-wrap gap-x-6 border-b border-hairline">
              {languages.map((each) => (
                <a
                  key={each}
                  {...languageLink(each)}
                  className="inline-flex min-h-12 items-center lowered-0 font-semibold no-underline"
                >
                  {languageFacts[each].name}
                </a>
              ))}
            </li>
          </ul>
        </nav>
        <nav aria-label={t("followAndApps")} className="border-b border-hairline py-1 text-small">
          <FollowLinks language={language} />
        </nav>
        <OpenLookSettings label={accessibility("open")} className="flex min-h-12 w-full font-semibold text-peacock" />
        <div data-visitor="" className="pt-2 md:hidden">
          {children}
        </div>
      </div>
    </details>
  );
}
