import type { Registration } from "../../contract/accounts";
import { isMobile } from "../../contract/rules/mobile";
import { noSubject, otherSubject, otherSubjectLongest, otherSubjectPrefix, schoolTypes, schoolTypesUp } from "../../contract/teaching";
import type { AnswerKey } from "../../platform/call-error";

/**
 * The first problem of a registration, in the order and with the messages of rule: registration.main-order; null when it is valid. The main form sends
 * age, gender and profession; the course, campaign and teacher forms send an institute instead. Those forms are documented to send their remaining
 * fields with the profile that follows; fields sent earlier are checked here.
 */
export function registrationProblem(given: Registration, passwordMinLength: number): AnswerKey | null {
  if (isIncomplete(given)) return "fillRequired";
  if (given.password.length < passwordMinLength) return "passwordTooShort";
  if (!isMobile(given.mobile)) return isTeacher(given) ? "mobileNotTenDigits" : "mobileInvalid";
  if (isTeacher(given)) return teachingProblem(given);
  return given.age != null && (given.age < 10 || given.age > 120) ? "ageInvalid" : null;
}

/** Whether the registration contains fields that only the teacher form has. */
export function isTeacher({ block, school_type, teaching_subject }: Registration): boolean {
  return block != null || school_type != null || teaching_subject != null;
}

function isIncomplete(given: Registration): boolean {
  if (!given.district || !given.mobile || !given.password) return true;
  if (isTeacher(given)) return !given.current_institute || given.block === "";
  return !given.current_institute && (!given.age || !given.gender || !given.profession);
}

export const knownSchoolTypes: readonly string[] = [...schoolTypes, ...schoolTypesUp];

/** rule: registration.teacher-order, the teacher form's steps 5 to 8. */
function teachingProblem({ gender, school_type, teaching_subject }: Registration): AnswerKey | null {
  if (!gender) return "selectGender";
  if (!school_type || !knownSchoolTypes.includes(school_type)) return "selectSchoolType";
  if (!teaching_subject) return "selectSubject";
  return otherSubjectProblem(teaching_subject);
}

/** The problem with a free-text subject: empty or too long. Null when it is acceptable. */
export function otherSubjectProblem(subject: string): AnswerKey | null {
  if (subject === otherSubject) return "writeOtherSubject";
  if (!subject.startsWith(otherSubjectPrefix)) return null;
  const words = subject.slice(otherSubjectPrefix.length).trim();
  return words && words.length <= otherSubjectLongest ? null : "writeOtherSubject";
}

/** Whether the subject is one of the list, empty, or a free text. */
export function namesKnownSubject(subject: string, isListed: (subject: string) => boolean): boolean {
  return subject === noSubject || subject.startsWith(otherSubjectPrefix) || isListed(subject);
}
