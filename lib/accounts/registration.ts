import type { Registration } from "../contract/accounts";
import type { AnswerKey } from "../refusal";

/**
 * The first thing wrong with a registration, in the order and words of accounts §5; null when nothing is.
 * The main form gives age, gender and profession; the course, campaign and teacher forms an institute instead.
 */
export function registrationProblem(given: Registration, passwordMinLength: number): AnswerKey | null {
  const isMainForm = !given.current_institute;
  const missing = !given.district || !given.mobile || !given.password || (isMainForm && (!given.age || !given.gender || !given.profession));
  if (missing) return "fillRequired";
  if (given.password.length < passwordMinLength) return "passwordTooShort";
  if (given.mobile.length !== 10) return "mobileInvalid";
  if (given.age != null && (given.age < 10 || given.age > 120)) return "ageInvalid";
  return null;
}
