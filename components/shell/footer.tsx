import { getTranslations } from "next-intl/server";
import { content } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

export async function Footer({ language }: { language: Language }) {
  const t = await getTranslations("shell");
  const { site } = content();
  return (
    <footer className="no-print mt-16 bg-ink text-white">
      <div className="container-page grid gap-6 py-10 md:grid-cols-[2fr_1fr_1fr]">
        <div>
          <p className="text-[1.2rem] font-bold">{site.name[language]}</p>
          <p className="mt-1 max-w-md">{site.tagline[language]}</p>
          <p className="mt-3 text-[0.9em] text-white/85">
            {site.foundation.name[language]}
            <br />
            {site.foundation.address[language]}
          </p>
        </div>
        <div>
          <p className="font-bold">{t("help")}</p>
          <p className="mt-1">
            <a className="inline-block py-1 text-white" href={`tel:${site.foundation.phone.replaceAll(" ", "")}`}>
              {site.foundation.phone}
            </a>
            <br />
            <a className="inline-block py-1 text-white" href={`mailto:${site.foundation.email}`}>
              {site.foundation.email}
            </a>
          </p>
        </div>
        <nav aria-label={t("footerMenu")}>
          <ul>
            <li>
              <a className="inline-block py-1 text-white" href="/courses">
                {t("courses")}
              </a>
            </li>
            <li>
              <a className="inline-block py-1 text-white" href="/register">
                {t("signUp")}
              </a>
            </li>
            <li>
              <a className="inline-block py-1 text-white" href="/privacy-notice">
                {t("privacyNotice")}
              </a>
            </li>
            <li>
              <a className="inline-block py-1 text-white" href="/grievance">
                {t("grievance")}
              </a>
            </li>
            <li>
              <a className="inline-block py-1 text-white" href="/api/docs">
                {t("api")}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="border-t border-white/25 px-4 py-4 text-center text-[0.85em]">{t("footerNote", { foundation: site.foundation.name[language] })}</p>
    </footer>
  );
}
