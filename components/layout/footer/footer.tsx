import { Finished } from "@/components/ui/finished/finished";
import { renderOnce } from "@/components/ui/finished/render-html";
import { type PageKey, pageAddresses, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { OpenLookSettings } from "../accessibility/open-button";
import { SocialLinks } from "./social-links";

const link = "inline-flex min-h-11 items-center wrap-anywhere text-white";

/** The footer, rendered once in a language. */
export function Footer({ language }: { language: Language }) {
  const html = renderOnce(`footer ${language}`, () => <FooterParts language={language} />);
  return (
    <Finished stays as="footer" id={`footer-${language}`} html={html} className="no-print always-dark mt-16 bg-ink pb-[var(--bottom-bar,0px)] text-white" />
  );
}

function FooterParts({ language }: { language: Language }) {
  const [t, accessibility] = [translatorFor(language, "shell"), translatorFor(language, "accessibility")];
  const { name, tagline, foundation, apps } = portalContent().site;
  return (
    <>
      <div className="container-page grid grid-cols-1 gap-x-10 gap-y-8 py-10 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="text-[1.2rem] font-bold">{name[language]}</p>
          <p className="mt-1 max-w-md">{tagline[language]}</p>
          <p className="mt-4 text-[0.9em] text-white/85">
            {foundation.name[language]}
            <br />
            {foundation.address[language]}
          </p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a className={link} href={`tel:${foundation.phone.replaceAll(" ", "")}`}>
              {foundation.phone}
            </a>
            <a className={link} href={`mailto:${foundation.email}`}>
              {foundation.email}
            </a>
          </p>
          <nav aria-label={t("followUs")}>
            <SocialLinks className="-ms-3" />
          </nav>
          <p className="flex flex-wrap gap-x-6">
            <a className={link} href={apps.android} rel="noopener">
              {t("appAndroid")}
            </a>
            <a className={link} href={apps.ios} rel="noopener">
              {t("appIos")}
            </a>
          </p>
          <OpenLookSettings
            label={accessibility("open")}
            className="mt-3 inline-flex min-h-12 rounded-control border-2 border-white px-4 font-semibold hover:bg-white hover:text-ink"
          />
        </div>
        <FooterLinks language={language} />
      </div>
      <p className="border-t border-white/25 px-4 py-4 text-center text-[0.85em]">
        {t("copyright", { foundation: foundation.name[language] })} <span className="footer-note">{t("demonstration")}</span>
      </p>
    </>
  );
}

type Link = { href: string; label: string };

/** The footer's three lists of links (rule: footer.links). */
function FooterLinks({ language }: { language: Language }) {
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
