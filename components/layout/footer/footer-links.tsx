import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { pageKeys, portalContent, staticPages } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FooterLink } from "./footer-link";

type Link = { href: string; label: string };
type Group = { title: string; links: Link[]; visitor?: ReactNode };

/**
 * The footer's three lists of links (rule: footer.links). In a narrow or low window each is folded below its title,
 * without JavaScript. `visitor`: the part that differs for guests and learners; a client component fills it where the
 * server does not know the visitor.
 */
export function FooterLinks({ language, visitor }: { language: Language; visitor: ReactNode }) {
  const t = translatorFor(language, "shell");
  const { apps } = portalContent().site;
  const titles = new Map(portalContent().staticPages.map((page) => [page.key, page.title[language]]));
  const listPages = (list: "learn" | "about" | "rules"): Link[] =>
    pageKeys
      .filter((key) => staticPages[key].footer === list)
      .map((key) => ({ href: staticPages[key].address, label: titles.get(key) ?? key }));
  const groups: Group[] = [
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
