import "server-only";
import { cache } from "react";
import { findPlace } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FormResult, withMessages } from "@/components/forms/form-state";
import { typedBefore } from "@/components/forms/steps/typed-before";
import { mainFormRules, registrationSteps, teacherFormRules } from "@/lib/contract/rules/registration";
import { findBroken } from "@/lib/contract/rules/rule";
import type { Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";
import { formOfVariant, stepsOfVariant, type TeacherVariant, teacherVariants } from "./teacher-variants";

// What a step's page shows of the earlier ones, without JavaScript. The page's title and form ask for it.

export const typedRegistration = cache(
  (asked: string | undefined, language: Language): Promise<FormResult | undefined> => {
    const rules = mainFormRules(settings().passwordMinLength);
    return typedBefore({
      steps: registrationSteps,
      language,
      asked,
      findProblems: (values) => withMessages(findBroken(rules, values), ruleMessagesIn(language)),
      choicesFor: async (values) => (await findPlace(values, language)).choices,
    });
  },
);

export const typedTeacher = cache(
  (variant: TeacherVariant, asked: string | undefined, language: Language): Promise<FormResult | undefined> => {
    const rules = teacherFormRules(formOfVariant(variant), settings().passwordMinLength);
    return typedBefore({
      steps: stepsOfVariant(variant),
      language,
      asked,
      findProblems: (values) => withMessages(findBroken(rules, values), ruleMessagesIn(language)),
      choicesFor: async (values) => (await findPlace(values, language, teacherVariants[variant])).choices,
    });
  },
);
