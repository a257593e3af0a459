import { getTranslations } from "next-intl/server";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

/** The learner's rights, where to exercise them, whom to complain to, and the authority above. */
export async function PrivacyRights({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "privacy" });
  const { privacyNotice, site } = portalContent();
  const { rights, grievance, board } = privacyNotice;
  return (
    <>
      <h2 id="rights" className="mt-10 mb-3">
        {t("rightsTitle")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {rights.map((right) => (
          <li key={right.title.en} className="flex flex-col rounded-card border border-hairline bg-white px-4 py-4">
            <h3>{right.title[language]}</h3>
            <p className="mt-1 flex-1">{right.text[language]}</p>
            <a href={right.href} className="inline-flex min-h-12 items-center font-semibold">
              {right.action[language]}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        <section className="rounded-card border border-peacock bg-peacock-tint px-4 py-4 md:px-6">
          <h2>{grievance.officer[language]}</h2>
          <p className="mt-2">{grievance.promise[language]}</p>
          <p className="mt-2">
            {site.foundation.name[language]}
            <br />
            {site.foundation.address[language]}
            <br />
            <a href={`mailto:${site.foundation.email}`} className="inline-flex min-h-12 items-center">
              {site.foundation.email}
            </a>
            <br />
            <a href={`tel:${site.foundation.phone.replaceAll(" ", "")}`} className="inline-flex min-h-12 items-center">
              {site.foundation.phone}
            </a>
          </p>
        </section>
        <section className="rounded-card border border-hairline bg-white px-4 py-4 md:px-6">
          <h2>{board.name[language]}</h2>
          <p className="mt-2">{board.text[language]}</p>
          <a href={board.href} rel="noopener" className="inline-flex min-h-12 items-center font-semibold">
            {board.href.replace("https://", "")}
          </a>
        </section>
      </div>
    </>
  );
}
