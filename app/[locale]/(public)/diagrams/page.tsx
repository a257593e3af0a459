import "@/components/pages/for-class/drawing-gallery.css";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { BoardCard, GalleryHead } from "@/components/pages/for-class/gallery";
import { FilteredList } from "@/components/ui/filter/filtered-list";
import { portalContent, unbroken } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/diagrams", "drawings", "listTitle", "listLead");

/** All drawings for the blackboard as small pictures, by the themes of the programme. */
export default async function DiagramsPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale: language } = await params;
  const t = translatorFor(language, "drawings");
  const classPlans = translatorFor(language, "classPlans");
  const { drawings, themes } = portalContent();
  const shelves = themes
    .map((theme) => ({ theme, ofTheme: drawings.filter((drawing) => drawing.theme === theme.id) }))
    .filter(({ ofTheme }) => ofTheme.length > 0);
  return (
    <div className="container-page pb-10">
      <GalleryHead
        language={language}
        path="/diagrams"
        title={t("listTitle")}
        description={t("listLead")}
        above={[{ label: classPlans("title"), href: "/class-plans" }]}
      />
      <p className="mt-1 max-w-2xl md:mt-2">{t("listCount", { count: drawings.length })}</p>
      <FilteredList
        beside
        label={t("themes")}
        all={t("allThemes")}
        chips={shelves.map(({ theme }) => ({ id: theme.id, label: theme.name[language] }))}
      >
        {shelves.map(({ theme, ofTheme }) => (
          <section
            key={theme.id}
            id={theme.id}
            aria-labelledby={`${theme.id}-name`}
            className="gallery-theme mt-8 scroll-mt-20 first-of-type:mt-4"
          >
            <div className="flex items-center justify-between gap-3">
              <h2 id={`${theme.id}-name`} className="min-w-0 text-lead leading-snug md:text-lead">
                {unbroken(theme.name[language])}
              </h2>
              <a
                href={`#${theme.id}`}
                data-count={ofTheme.length}
                className="gallery-more inline-flex min-h-11 shrink-0 items-center font-semibold"
              >
                {t("allOfTheme", { count: ofTheme.length })}
                <span className="sr-only">: {theme.name[language]}</span>
              </a>
            </div>
            <ul className="gallery mt-2">
              {ofTheme.map(({ id, title }) => (
                <li key={id}>
                  <BoardCard board={id} href={`/diagrams/${id}`} title={title[language]} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </FilteredList>
    </div>
  );
}
