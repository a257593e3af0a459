import "server-only";
import { cache } from "react";
import type { Option } from "@/components/forms/field";
import { findPlace } from "@/components/forms/form-answers";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { type FieldValues, type FormResult, type Problem, withMessages } from "@/components/forms/form-state";
import { stepOfAddress } from "@/components/forms/steps/step-address";
import { newMark, secretFields, withoutPasswords } from "@/components/forms/steps/step-answers";
import { readTyped, type TypedSteps } from "@/lib/api/http/typed-steps";
import { mainFormRules, registrationSteps, teacherFormRules } from "@/lib/contract/rules/registration";
import { findBroken, type Rule } from "@/lib/contract/rules/rule";
import { findStep, problemsUpTo, type Steps } from "@/lib/contract/rules/steps";
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

type Setup = {
  steps: Steps;
  language: Language;
  asked: unknown;
  /** All problems of the form, by the rules that its action runs. */
  findProblems: (values: FieldValues) => Problem[];
  choicesFor: (values: FieldValues) => Promise<{ districts?: Option[]; blocks?: Option[] }>;
};

/** What every form in steps asks for first: without any of these nothing worth a note was typed. */
const firstFields = ["firstName", "lastName", "username"];

/** What was typed before a step; undefined where nothing was. A step shows only once those before are complete. */
async function typedBefore({
  steps,
  language,
  asked,
  findProblems,
  choicesFor,
}: Setup): Promise<FormResult | undefined> {
  const typed = await readTyped();
  if (!typed) return undefined;
  const values = inLanguage(typed, language);
  const choices = await choicesFor(values);
  const before = {
    values: withoutPasswords(values),
    typedId: typed.id,
    passwordsKept: Boolean(values.password),
    ...choices,
  };
  const step = stepOfAddress(asked);
  // The form's own address without a step: a consent is given anew, and the person may be another one.
  if (step === null)
    return {
      ...before,
      values: withoutConsents(before.values),
      problems: [],
      restored: firstFields.some((field) => values[field]),
    };
  const problems = findProblems(values);
  const [first] = problemsUpTo(steps, steps.length - 1, problems);
  const at = Math.min(step, first ? findStep(steps, first.field) : steps.length - 1, steps.length - 1);
  const isAt = ({ field }: Problem) => findStep(steps, field) === at;
  const here = problemsUpTo(steps, at, problems).filter(isAt);
  // What the call rejected is known in the language of its answer only.
  const rejected = typed.rejected && typed.language === language && isAt(typed.rejected) ? [typed.rejected] : [];
  const isShown = typed.shows === "problems" && typed.step === at;
  const shown = isShown ? [...here.filter(({ field }) => field !== rejected[0]?.field), ...rejected] : [];
  return {
    ...before,
    step: at,
    problems: shown,
    mark: shown.length > 0 ? newMark() : undefined,
    // A password with a problem is typed again.
    passwordsKept:
      before.passwordsKept && !shown.some(({ field }) => field !== undefined && secretFields.includes(field)),
    brought: typed.step === at && (typed.shows === "districts" || typed.shows === "blocks") ? typed.shows : undefined,
    mobileToConfirm: typed.mobileAsked,
  };
}

/** The preferred language is the one that is read, until another one is chosen. */
function inLanguage({ values, language: typedIn }: TypedSteps, language: Language): FieldValues {
  return values.language === typedIn ? { ...values, language } : values;
}

function withoutConsents(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !field.startsWith("consent_")));
}
