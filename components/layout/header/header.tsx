import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { renderHtml, renderOnce } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { portalContent } from "@/lib/api/content/portal-content";
import { offerTemplates } from "@/lib/api/templates/open-page";
import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { currentRequest } from "@/lib/platform/portal";
import { OpenLookSettings } from "../accessibility/open-button";
import { socialNetworks } from "../footer/social-links";
import { readPageRequest } from "../visitor/page-request";
import { type KnownLearner, type Visitor, visitorFrom } from "../visitor/visitor-record";
import { LanguageChoice } from "./language-choice";
import { languageLink } from "./language-link";
import { LearnerMenu } from "./learner-menu";
import { SearchForm } from "./search-form";
import { type GuestTexts, guestTexts, learnerTexts } from "./visitor-texts";

/** The header's HTML, rendered once a language: for guests, and around a learner's. @param marks a template's places */
export function headerHtml(language: Language, visitor: Visitor, marks?: LearnerHtml): string {
  if (visitor.state !== "learner") {
    const links = <GuestLinks texts={guestTexts(language)} knowsVisitor={visitor.state === "guest"} />;
    return renderOnce(`header ${language} ${visitor.state}`, () => <HeaderRow language={language} visitor={links} />);
  }
  return learnersHeader(language, visitor.staff, marks ?? learnerHtml(visitor));
}

function learnersHeader(language: Language, staff: boolean, { avatar, name, data }: LearnerHtml): string {
  const texts = learnerTexts(language);
  const row = renderOnce(`header ${language} ${staff ? "staff" : "learner"}`, () => (
    <HeaderRow
      language={language}
      visitor={<LearnerMenu texts={texts} avatar={<i data-avatar="" />} name={<i data-name="" />} staff={staff} />}
    />
  ));
  const own: Record<string, string> = { avatar, name };
  // In one pass, so that no name is searched; and a name may contain `$`, special in a replacement.
  return row.replaceAll(/<i data-(avatar|name)=""><\/i>/g, (_, mark: string) => own[mark] ?? "") + data;
}

type LearnerHtml = {
  avatar: string;
  name: string;
  /** For the client components of the frame (`visitorInHeader`). */
  data: string;
};

/**
 * Everything in a page's HTML that depends on its learner, besides the account marker. Spaces behind the elements change
 * nothing: with them learners whose texts have other lengths share one compressed form of a template.
 */
export function learnerHtml(learner: KnownLearner): LearnerHtml {
  const shown = { state: "learner", ...learner };
  return {
    avatar: withSpaces(renderHtml(<Avatar of={learner} size="small" />)),
    name: renderHtml(learner.firstName),
    data: withSpaces(renderHtml(<span hidden data-learner={JSON.stringify(shown)} />)),
  };
}

/** Up to a multiple of 64 bytes. */
function withSpaces(html: string): string {
  return html + " ".repeat(-new TextEncoder().encode(html).length & 63);
}

const link = "inline-flex min-h-12 items-center lowered-0 font-semibold no-underline hover:underline";

/** *Login* and *Sign up*; on a stored page without JavaScript *My account* (rule: header.without-javascript). */
function GuestLinks({ texts, knowsVisitor }: { texts: GuestTexts; knowsVisitor: boolean }) {
  return (
    <div className="flex min-h-12 items-center gap-6 md:min-w-44 md:justify-end md:gap-4">
      <a
        href="/login?rdir="
        rel="nofollow"
        data-login=""
        className={`${link} ${knowsVisitor ? "" : "[@media(scripting:none)]:hidden"}`}
      >
        {texts.login}
      </a>
      {!knowsVisitor && (
        <noscript>
          <a href="/dashboard" className={link}>
            {texts.myAccount}
          </a>
        </noscript>
      )}
      <a
        href="/register"
        className="inline-flex min-h-12 flex-1 items-center justify-center lowered-0 rounded-control border-2 border-peacock md:min-h-11 md:flex-none px-4 font-semibold no-underline hover:bg-peacock-tint"
      >
        {texts.signUp}
      </a>
    </div>
  );
}

offerTemplates((account) => learnerHtml(visitorFrom(account)));

/** The header. Its visitor part is rendered on the server, except on stored pages (`visitor-island.tsx`). */
export async function Header({ language }: { language: Language }) {
  const visitor = (await readPageRequest(language))?.visitor ?? { state: "unknown" };
  const html = headerHtml(language, visitor, currentRequest()?.template?.marks);
  return (
    <StaticHtml
      stays
      as="header"
      className="no-print relative -order-1 bg-white"
      id={`header-${language}`}
      html={html}
    />
  );
}

/** The content of the header. `visitor` occurs twice, in the row of wide screens and in the menu of narrow ones. */
function HeaderRow({ language, visitor }: { language: Language; visitor: ReactNode }) {
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
