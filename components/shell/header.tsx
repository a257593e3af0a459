import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/language";
import { LanguageChoice } from "./language-choice";
import { VisitorMenu } from "./visitor-menu";
import { Wordmark } from "./wordmark";

/** The same for everybody, so that it is prerendered; the visitor's own part is an island. */
export async function Header({ language }: { language: Language }) {
  const t = await getTranslations("shell");
  const links = [
    { href: "/courses", label: t("courses") },
    { href: "/dashboard", label: t("myCourses") },
  ];
  const menuTexts = {
    login: t("login"),
    signUp: t("signUp"),
    myCourses: t("myCourses"),
    profile: t("profile"),
    settings: t("settings"),
    logout: t("logout"),
    account: t("account"),
  };
  return (
    <header className="no-print bg-white">
      <a href="#main" className="sr-only rounded-control bg-peacock px-4 py-3 text-white focus:not-sr-only focus:absolute focus:z-20">
        {t("skip")}
      </a>
      <div className="container-page flex min-h-14 items-center gap-3 py-1.5 md:gap-6">
        <Wordmark language={language} />
        <nav aria-label={t("mainMenu")} className="hidden gap-4 whitespace-nowrap md:flex lg:gap-6">
          {links.map((link) => (
            <a key={link.href} href={link.href} className="py-2 font-semibold no-underline hover:underline">
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-1 md:gap-4">
          <LanguageChoice language={language} label={t("language")} />
          <div className="hidden md:block">
            <VisitorMenu texts={menuTexts} />
          </div>
          <details className="group -me-3 md:hidden">
            <summary className="grid size-12 list-none place-items-center rounded-control hover:bg-peacock-tint [&::-webkit-details-marker]:hidden">
              <Icon name="menu" label={t("menu")} />
            </summary>
            <div className="absolute inset-x-0 top-14 z-10 border-b border-hairline bg-white px-4 pb-4 shadow-float">
              <nav aria-label={t("mainMenu")}>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} className="block border-b border-hairline py-3 font-semibold no-underline">
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <div className="pt-3">
                <VisitorMenu texts={menuTexts} />
              </div>
            </div>
          </details>
        </div>
      </div>
      <div className="band" />
    </header>
  );
}
