import { languages as everyLanguage, type Language } from "../../lib/platform/i18n/language";
import { coreOnly } from "../../testing/scope";

/** One language: Hindi, because its longer texts and other letters reveal more faults. */
const one: readonly Language[] = ["hi"];

/** For what a language changes: texts and layout. `npm test` looks at them in one, `npm run test:all` in every language. */
export const languages: readonly Language[] = coreOnly ? one : everyLanguage;

/**
 * One language, for tests of behaviour that does not depend on it. `E2E_EVERY_LANGUAGE=1 npm run e2e` runs them in every
 * language.
 */
export const behaviourLanguages: readonly Language[] = process.env.E2E_EVERY_LANGUAGE === "1" ? everyLanguage : one;
