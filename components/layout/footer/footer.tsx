import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { renderOnce } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import { pageKeys, portalContent, staticPages } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { OpenLookSettings } from "../accessibility/open-button";
import { guestTexts, learnerTexts } from "../header/visitor-texts";
import { readPageRequest } from "../visitor/page-request";
import type { Visitor } from "../visitor/visitor-record";
import { SocialLinks } from "./social-links";
import { FooterGuestLinks, FooterLearnerLinks, FooterLink } from "./visitor-links";

const link = "inline-flex min-h-11 items-center wrap-anywhere text-white";

/**
 * The footer, rendered once for each language and state of the visitor, because it names nobody. A stored page
 * does not know the visitor (`visitor-island.tsx`). The desk is for work: it has no footer of the public pages.
 */
export async function Footer({ language }: { language: Language }) {
  const request = await readPageRequest(language);
  if (/^\/desk(?:[/?]|$)/.test(request?.address ?? "")) return null;
  const html = footerHtml(language, request?.visitor.state ?? "unknown");
  return (
    <StaticHtml
      stays
      as="footer"
      id={`footer-${language}`}
      html={html}
      className="no-print always-dark mt-4 md:mt-8 bg-ink pb-[var(--bottom-bar,0px)] text-white roomy:mt-16"
    />
  );
}

export function footerHtml(language: Language, state: Visitor["state"]): string {
  return renderOnce(`footer ${language} ${state}`, () => <FooterParts language={language} state={state} />);
}

function FooterParts({ language, state }: { language: Language; state: Visitor["state"] }) {
  const [t, accessibility] = [translatorFor(language, "shell"), translatorFor(language, "accessibility")];
  const { name, tagline, foundation } = portalContent().site;
  return (
    <>
      <div className="container-page grid grid-cols-1 gap-x-10 gap-y-4 py-6 roomy:gap-y-8 roomy:py-10 lg:grid-cols-[2fr_3fr]">
        <div className="gap-x-10 pair:grid pair:grid-cols-2 pair:items-start lg:block">
          <div>
            <p className="text-lead font-bold tight:hidden">{name[language]}</p>
            <p className="mt-1 max-w-md tight:hidden">{tagline[language]}</p>
            <p className="mt-4 text-small text-white/85 tight:hidden">
              {foundation.name[language]}
              <br />
              {foundation.address[language]}
            </p>
            <p className="inline-flex flex-wrap gap-x-4 rounded-control border border-white/40 px-3 tight:text-small roomy:mt-3 roomy:gap-x-6">
              <a className={link} href={`tel:${foundation.phone.replaceAll(" ", "")}`}>
                {foundation.phone}
              </a>
              <a className={link} href={`mailto:${foundation.email}`}>
                {foundation.email}
              </a>
            </p>
          </div>
          <div className="max-pair:flex max-pair:flex-wrap max-pair:items-center max-pair:justify-between max-pair:gap-y-1">
            <nav aria-label={t("followUs")}>
              <SocialLinks className="-ms-3 forced-colors:ms-0" />
            </nav>
            <OpenLookSettings
              label={accessibility("open")}
              className="inline-flex min-h-12 lowered-0 pair:mt-3 rounded-control border-2 border-white px-3 font-semibold hover:bg-white hover:text-ink tight:text-small roomy:px-4"
            />
          </div>
        </div>
        <FooterLinks
          language={language}
          visitor={
            state === "learner" ? (
              <FooterLearnerLinks texts={learnerTexts(language)} />
            ) : (
              <FooterGuestLinks texts={guestTexts(language)} knowsVisitor={state === "guest"} />
            )
          }
        />
      </div>
      <p className="border-t border-white/25 px-4 py-4 text-center text-small tight:py-3 tight:leading-snug">
        {t("copyright", { foundation: foundation.name[language] })}{" "}
        <span className="footer-address roomy:hidden">{foundation.address[language]}</span>
      </p>
    </>
  );
}

type Link = { href: string; label: string };
/**
 * The footer's three lists of links (rule: footer.links). In a narrow or low window each is folded below its title,
 * without JavaScript. `visitor`: the part that differs for guests and learners; a client component fills it where the
 * server does not know the visitor.
 */
function FooterLinks({ language, visitor }: { language: Language; visitor: ReactNode }) {
  const t = translatorFor(language, "shell");
  const { apps } = portalContent().site;
  const titles = new Map(portalContent().staticPages.map((page) => [page.key, page.title[language]]));
  const listPages = (list: "learn" | "about" | "rules"): Link[] =>
    pageKeys
      .filter((key) => staticPages[key].footer === list)
      .map((key) => ({ href: staticPages[key].address, label: titles.get(key) ?? key }));
  const groups: { title: string; links: Link[]; visitor?: ReactNode }[] = [
    {
      title: t("learnPages"),
      links: [
        { href: "/courses", label: t("courses") },
        { href: "/topic", label: t("topics") },
        { href: "/article", label: t("allArticles") },
        { href: "/discussions", label: t("discussions") },
        { href: "/search", label: t("search") },
        ...listPages("learn"),
      ],
      visitor: <ul data-footer-visitor="">{visitor}</ul>,
    },
    {
      title: t("aboutPages"),
      links: [
        ...listPages("about"),
        { href: apps.android, label: t("appAndroid") },
        { href: apps.ios, label: t("appIos") },
      ],
    },
    {
      title: t("rulePages"),
      links: [
        ...listPages("rules"),
        { href: "/privacy-notice", label: t("privacyNotice") },
        { href: "/grievance", label: t("grievance") },
        { href: "/account/delete", label: t("deleteAccount") },
        { href: "/api/docs", label: t("api") },
      ],
    },
  ];
  return (
    <nav
      aria-label={t("footerMenu")}
      className="gap-x-6 pair:grid pair:grid-cols-3 pair:items-start md:gap-x-8 roomy:grid roomy:grid-cols-3"
    >
      {groups.map((group) => (
        <div key={group.title} className="tight:border-t tight:border-white/25 max-pair:tight:last:border-b">
          <p className="font-bold tight:hidden">{group.title}</p>
          {/* The list is a sibling of its `<details>`, not inside it, so that large windows show it whether that is open or not. */}
          <details className="group roomy:hidden">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 lowered-0 font-bold [&::-webkit-details-marker]:hidden">
              {group.title}
              <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
            </summary>
          </details>
          <div className="tight:pb-3 roomy:mt-1 tight:[details:not([open])+&]:hidden">
            <ul>
              {group.links.map(({ href, label }) => (
                <li key={href}>
                  <FooterLink href={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
            {group.visitor}
          </div>
        </div>
      ))}
    </nav>
  );
}
