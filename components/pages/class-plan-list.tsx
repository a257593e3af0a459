import { getTranslations } from "next-intl/server";
import { classGroups, planMinutes, portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

/** All class plans by class, and within a class by the themes of the programme. */
export async function ClassPlanList({ language }: { language: Language }) {
  const t = await getTranslations("classPlans");
  const { classPlans, themes } = portalContent();
  return (
    <section aria-labelledby="class-plans" className="mt-10">
      <h2 id="class-plans">{t("title")}</h2>
      <p className="mt-1">{t("lead", { count: classPlans.length, minutes: planMinutes })}</p>
      {classGroups.map((group) => {
        const ofGroup = classPlans.filter(({ classes }) => classes === group);
        return (
          <section key={group} aria-labelledby={`class-${group}`} className="mt-6">
            <h3 id={`class-${group}`}>{t("group", { classes: group.replace("-", "–") })}</h3>
            <dl className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-white px-5">
              {themes
                .map((theme) => ({ theme, plans: ofGroup.filter((plan) => plan.theme === theme.id) }))
                .filter(({ plans }) => plans.length > 0)
                .map(({ theme, plans }) => (
                  <div key={theme.id} className="py-3">
                    <dt className="text-[0.9em] text-ink-soft">{theme.name[language]}</dt>
                    {plans.map((plan) => (
                      <dd key={plan.id}>
                        <a href={`/class-plans/${plan.id}`} className="inline-flex min-h-12 items-center font-semibold">
                          {plan.title[language]}
                        </a>
                      </dd>
                    ))}
                  </div>
                ))}
            </dl>
          </section>
        );
      })}
    </section>
  );
}
