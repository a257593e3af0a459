import { type Language, languages } from "../../lib/platform/i18n/language";

/** For what a language changes: texts and layout. */
export { languages };

/**
 * For behaviour that is the same in every language: one of them. Hindi, because its longer texts and other letters
 * reveal more faults. `E2E_EVERY_LANGUAGE=1 npm run e2e` runs these tests in every language.
 */
export const behaviourLanguages: readonly Language[] = process.env.E2E_EVERY_LANGUAGE === "1" ? languages : ["hi"];
