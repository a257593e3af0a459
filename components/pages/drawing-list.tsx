import { getTranslations } from "next-intl/server";
import { publicAddress } from "@/components/layout/metadata/address";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { findPage } from "./find-page";

/** All drawings for the blackboard, by the themes of the programme. */
export async function DrawingList({ language }: { language: Language }) {
  const t = await getTranslations();
  const { drawings, themes } = portalContent();
  const shelves = themes
    .map((theme) => ({ theme, ofTheme: drawings.filter((drawing) => drawing.theme === theme.id) }))
    .filter(({ ofTheme }) => ofTheme.length > 0);
  return (
    <div className="container-page pb-10">
      <StructuredData
        data={{
          "@context": "https://schema.org",
          "@type": "CollectionPage",
          name: t("drawings.listTitle"),
          description: t("drawings.listLead"),
          url: publicAddress("/diagrams", language),
          inLanguage: language,
          isAccessibleForFree: true,
        }}
      />
      <Breadcrumb
        crumbs={[
          { label: t("learning.home"), href: "/" },
          { label: findPage("Resources").title[language], href: "/resources" },
          { label: t("drawings.listTitle") },
        ]}
        found={{ path: "/diagrams", language }}
      />
      <h1>{t("drawings.listTitle")}</h1>
      <p className="mt-2 max-w-2xl">{t("drawings.listCount", { count: drawings.length })}</p>
      <nav aria-label={t("drawings.themes")} className="mt-4">
        <ul className="flex flex-wrap gap-x-8">
          {shelves.map(({ theme, ofTheme }) => (
            <li key={theme.id}>
              <a href={`#${theme.id}`} className="inline-flex min-h-12 items-center font-semibold">
                {theme.name[language]} ({ofTheme.length})
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shelves.map(({ theme, ofTheme }) => (
        <section key={theme.id} aria-labelledby={theme.id} className="mt-8">
          <h2 id={theme.id} className="scroll-mt-20">
            {theme.name[language]}
          </h2>
          <ul className="mt-3 grid gap-x-8 border-t border-hairline pair:grid-cols-2">
            {ofTheme.map(({ id, title, summary }) => (
              <li key={id} className="border-b border-hairline py-3">
                <a href={`/diagrams/${id}`} className="inline-flex min-h-12 items-center font-semibold">
                  {title[language]}
                </a>
                <p className="text-ink-soft">{summary[language]}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
