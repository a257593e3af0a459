import { defaultLanguage } from "../../i18n/language";
import type { Content } from "../content";

/** What each theme of the programme has, for `npm run content -- --lists`: where it is thin. */
export function themeTable({
  themes,
  classPlans,
  drawings,
}: Pick<Content, "themes" | "classPlans" | "drawings">): string[] {
  return themes.map(({ id, name, topics, articles }) => {
    const plans = (classes: string) =>
      classPlans.filter((plan) => plan.theme === id && plan.classes === classes).length;
    const counts = [
      `${topics.length} topics`,
      `${articles.reduce((sum, { count }) => sum + count, 0)} articles`,
      `${plans("6-8")} plans for classes 6 to 8`,
      `${plans("9-12")} for 9 to 12`,
      `${drawings.filter(({ theme }) => theme === id).length} drawings`,
    ];
    return `theme ${name[defaultLanguage]}: ${counts.join(", ")}`;
  });
}
