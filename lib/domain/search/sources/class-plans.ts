import type { Content } from "../../../platform/content";
import type { Language } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import type { Found } from "./document";

/** The class plans: what the lesson teaches. The slips are left out, because some say what is not true. */
export function classPlanDocuments({ classPlans, themes }: Content, language: Language): Found[] {
  const { label, group } = messagesIn(language).classPlans;
  return classPlans.map((plan) => {
    const theme = themes.find(({ id }) => id === plan.theme)?.name[language] ?? "";
    const parts = [
      plan.aim,
      ...plan.steps,
      ...plan.board,
      ...plan.questions.flatMap(({ question, answer }) => [question, answer]),
      plan.followUp,
    ];
    return {
      title: plan.title[language],
      summary: plan.aim[language],
      text: parts.map((part) => part[language].replaceAll(" ->", ",")).join(" "),
      address: `/class-plans/${plan.id}`,
      place: `${label}, ${group.replace("{classes}", plan.classes)}: ${theme}`,
      headings: label,
    };
  });
}
