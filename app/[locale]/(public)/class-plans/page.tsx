import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { GalleryHead, ThemeTiles } from "@/components/pages/for-class/gallery";
import { FilteredList } from "@/components/ui/filter/filtered-list";
import { type ClassPlan, classGroups, planMinutes, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/class-plans", "classPlans", "title", "listLead");

/** All class plans as cards with the picture of their board, by the themes of the programme. */
export default async function ClassPlansPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale: language } = await params;
  const t = translatorFor(language, "classPlans");
  const { classPlans, drawings, themes } = portalContent();
  const stages = classGroups.map((classes) => ({
    id: `class-${classes}`,
    label: t("group", { classes: classes.replace("-", "–") }),
  }));
  const shelves = themes.map((theme) => ({
    theme,
    plans: inTurn(classPlans.filter((plan) => plan.theme === theme.id)),
  }));
  return (
    <div className="container-page pb-10">
      <GalleryHead language={language} path="/class-plans" title={t("title")} description={t("listLead")} />
      <p className="mt-1 max-w-2xl md:mt-2">{t("lead", { count: classPlans.length, minutes: planMinutes })}</p>
      <p>
        <a href="/diagrams" className="inline-flex min-h-11 items-center font-semibold">
          {t("toDrawings", { count: drawings.length })}
        </a>
      </p>
      <FilteredList
        label={t("filter")}
        all={t("allPlans")}
        direct={stages}
        foldLabel={t("themes")}
        chips={themes.map(({ id, name }) => ({ id, label: name[language] }))}
      >
        {/* An address that names classes leads to the top of the list (gallery.css shows their plans alone). */}
        {stages.map(({ id }) => (
          <div key={id} id={id} className="gallery-classes scroll-mt-20" />
        ))}
        {shelves.map(({ theme, plans }, index) => (
          <ThemeTiles
            key={theme.id}
            theme={theme}
            tiles={plans.map(({ id, drawing, title, classes }) => ({
              href: `/class-plans/${id}`,
              board: drawing,
              title: title[language],
              note: t("group", { classes: classes.replace("-", "–") }),
              classes,
            }))}
            columns={4}
            index={index}
            language={language}
          />
        ))}
      </FilteredList>
    </div>
  );
}

/** Plans for each group of classes in turn, so that the two that a phone shows of a theme are for different classes. */
function inTurn(plans: ClassPlan[]): ClassPlan[] {
  return classGroups
    .flatMap((group) => plans.filter(({ classes }) => classes === group).map((plan, place) => ({ plan, place })))
    .toSorted((one, other) => one.place - other.place)
    .map(({ plan }) => plan);
}
