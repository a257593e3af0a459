import "server-only";
import { cache } from "react";
import { findPlace } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { withMessages } from "@/components/forms/form-state";
import { typedBefore } from "@/components/forms/steps/typed-before";
import { mainFormRules, registrationSteps, teacherFormRules } from "@/lib/contract/rules/registration";
import { findBroken, type Rule } from "@/lib/contract/rules/rule";
import type { Steps } from "@/lib/contract/rules/steps";
import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { formOfVariant, stepsOfVariant, type TeacherVariant, teacherVariants } from "./teacher-variants";

type Asked = { steps: Steps; rules: readonly Rule[]; place?: Parameters<typeof findPlace>[2] };

/** What a step's page shows of the earlier ones, without JavaScript. The page's title and form ask for it. */
function typedInto({ steps, rules, place }: Asked, asked: string | undefined, language: Language) {
  return typedBefore({
    steps,
    language,
    asked,
    findProblems: (values) => withMessages(findBroken(rules, values), ruleMessagesIn(language)),
    choicesFor: async (values) => (await findPlace(values, language, place)).choices,
  });
}

export const typedRegistration = cache((asked: string | undefined, language: Language) =>
  typedInto({ steps: registrationSteps, rules: mainFormRules(settings().passwordMinLength) }, asked, language),
);

export const typedTeacher = cache((variant: TeacherVariant, asked: string | undefined, language: Language) => {
  const rules = teacherFormRules(formOfVariant(variant), settings().passwordMinLength);
  return typedInto({ steps: stepsOfVariant(variant), rules, place: teacherVariants[variant] }, asked, language);
});
