import type { Problem } from "../../../lib/platform/content/broken";
import { classGroups } from "../../../lib/platform/content/class-plans/class-plan";
import type { Content } from "../../../lib/platform/content/content";
import { defaultLanguage } from "../../../lib/platform/i18n/language";

type Counted = Pick<Content, "themes" | "classPlans" | "drawings">;

/** What each theme of the programme has at least: a teacher of every class finds something to read, to draw and to do. */
const fewest = { topics: 2, articles: 3, "plans for 6-8": 2, "plans for 9-12": 2, drawings: 2, cases: 1 };
const kinds = Object.keys(fewest) as (keyof typeof fewest)[];

function countThemes({ themes, classPlans, drawings }: Counted) {
  return themes.map(({ id, name, topics, articles, cases }) => {
    const [younger, older] = classGroups.map(
      (classes) => classPlans.filter((plan) => plan.theme === id && plan.classes === classes).length,
    );
    const counts = {
      topics: topics.length,
      articles: articles.reduce((sum, { count }) => sum + count, 0),
      "plans for 6-8": younger ?? 0,
      "plans for 9-12": older ?? 0,
      drawings: drawings.filter(({ theme }) => theme === id).length,
      cases: cases.length,
    };
    return { id, name, counts };
  });
}

/** What each theme of the programme has, for `npm run content -- --lists` and docs/content-review.md. */
export function themeTable(content: Counted): string[] {
  return countThemes(content).map(
    ({ name, counts }) =>
      `theme ${name[defaultLanguage]}: ${kinds.map((what) => `${counts[what]} ${what}`).join(", ")}`,
  );
}

export function thinThemes(content: Counted): Problem[] {
  return countThemes(content).flatMap(({ id, counts }) =>
    kinds
      .filter((what) => counts[what] < fewest[what])
      .map((what) => ({
        file: "themes.yaml",
        field: id,
        message: `has ${counts[what]} ${what}, and every theme has ${fewest[what]} or more`,
      })),
  );
}
