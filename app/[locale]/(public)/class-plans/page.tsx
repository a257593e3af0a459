import "@/components/pages/for-class/class-plan-gallery.css";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { BoardCard, GalleryHead } from "@/components/pages/for-class/gallery";
import { LinkButton } from "@/components/ui/button";
import { FilteredList } from "@/components/ui/filter/filtered-list";
import { classGroups, planMinutes, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/class-plans", "classPlans", "title", "listLead");

/** All class plans as cards with the picture of their board, by class, and within a class by the themes of the programme. */
export default async function ClassPlansPage({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale: language } = await params;
  const t = translatorFor(language, "classPlans");
  const { classPlans, drawings, themes } = portalContent();
  const stages = classGroups.map((group) => ({
    id: `class-${group}`,
    label: t("group", { classes: group.replace("-", "–") }),
    plans: themes.flatMap(({ id, name }) =>
      classPlans
        .filter(({ classes, theme }) => classes === group && theme === id)
        .map((plan) => ({ ...plan, themeName: name[language] })),
    ),
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
      <FilteredList label={t("stage")} all={t("allStages")} chips={stages.map(({ id, label }) => ({ id, label }))}>
        {stages.map(({ id, label, plans }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} className="plan-stage mt-5 scroll-mt-20 md:mt-8">
            <h2 id={`${id}-name`} className="text-lead">
              {label}
            </h2>
            <ul className="plan-gallery mt-3">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <BoardCard
                    board={plan.drawing}
                    href={`/class-plans/${plan.id}`}
                    title={plan.title[language]}
                    note={plan.themeName}
                  />
                </li>
              ))}
            </ul>
            <p className="plan-more mt-4 text-center">
              <LinkButton href={`#${id}`} look="secondary">
                {t("allOfStage", { count: plans.length })}
                <span className="sr-only">: {label}</span>
              </LinkButton>
            </p>
          </section>
        ))}
      </FilteredList>
    </div>
  );
}
