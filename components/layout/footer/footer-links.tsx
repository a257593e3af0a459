import { type PageKey, pageAddresses, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Link = { href: string; label: string };

/** The footer's three lists of links (rule: footer.links). */
export function FooterLinks({ language }: { language: Language }) {
  const t = translatorFor(language, "shell");
  const titles = new Map(portalContent().staticPages.map((page) => [page.key, page.title[language]]));
  const page = (key: PageKey): Link => ({ href: pageAddresses[key], label: titles.get(key) ?? key });
  const groups: { title: string; links: Link[] }[] = [
    {
      title: t("learnPages"),
      links: [
        { href: "/courses", label: t("courses") },
        { href: "/topic", label: t("topics") },
        { href: "/article", label: t("allArticles") },
        { href: "/discussions", label: t("discussions") },
        { href: "/search", label: t("search") },
        page("Resources"),
        { href: "/register", label: t("signUp") },
      ],
    },
    { title: t("aboutPages"), links: (["About", "How-It-Works", "School-Health-Program", "HCLF", "Media", "Contact"] as const).map(page) },
    {
      title: t("rulePages"),
      links: [
        ...(["Terms", "Privacy", "Cookies", "Accessibility"] as const).map(page),
        { href: "/privacy-notice", label: t("privacyNotice") },
        { href: "/grievance", label: t("grievance") },
        { href: "/account/delete", label: t("deleteAccount") },
        { href: "/api/docs", label: t("api") },
      ],
    },
  ];
  return (
    <nav aria-label={t("footerMenu")} className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 sm:grid-cols-3 md:gap-x-8">
      {groups.map((group, index) => (
        <div key={group.title} className={index === groups.length - 1 ? "max-sm:col-span-full" : ""}>
          <p className="font-bold">{group.title}</p>
          <ul className={`mt-1 ${index === groups.length - 1 ? "gap-x-6 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]" : ""}`}>
            {group.links.map((each) => (
              <li key={each.href}>
                <a className="inline-flex min-h-11 items-center py-1.5 leading-snug text-white lg:min-h-9" href={each.href}>
                  {each.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
