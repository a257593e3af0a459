import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { GalleryHead, ThemeTiles } from "@/components/pages/for-class/gallery";
import { FilteredList } from "@/components/ui/filter/filtered-list";
import { portalContent } from "@/lib/api/content/portal-content";
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
        label={t("themes")}
        all={t("allThemes")}
        chips={shelves.map(({ theme }) => ({ id: theme.id, label: theme.name[language] }))}
      >
        {shelves.map(({ theme, ofTheme }, index) => (
          <ThemeTiles
            key={theme.id}
            theme={theme}
            tiles={ofTheme.map(({ id, title }) => ({ href: `/diagrams/${id}`, board: id, title: title[language] }))}
            columns={5}
            index={index}
            language={language}
          />
        ))}
      </FilteredList>
    </div>
  );
}
