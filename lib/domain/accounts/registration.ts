import type { Registration } from "../../contract/accounts";
import { registrationRules, shortRegistrationRules, splitSubject, teacherRegistrationRules } from "../../contract/rules/registration";
import { firstMessage, type Rule, type RuleKey, type Values } from "../../contract/rules/rule";
import { noSubject, otherSubjectPrefix } from "../../contract/teaching";

/**
 * The first problem of a registration, in the order and with the messages of rule: registration.main-order; null when it is valid. The main form sends
 * age, gender and profession; the course, campaign and teacher forms send an institute instead. Those forms are documented to send their remaining
 * fields with the profile that follows; fields sent earlier are checked here.
 */
export function registrationProblem(given: Registration, passwordMinLength: number): RuleKey | null {
  return firstMessage(rulesFor(given, passwordMinLength), valuesOf(given));
}

/** Whether the registration contains fields that only the teacher form has. */
export function isTeacher({ block, school_type, teaching_subject }: Registration): boolean {
  return block != null || school_type != null || teaching_subject != null;
}

function rulesFor(given: Registration, passwordMinLength: number): Rule[] {
  if (isTeacher(given)) return teacherRegistrationRules({ asksState: true, asksBlock: given.block != null }, passwordMinLength);
  return given.current_institute ? shortRegistrationRules(passwordMinLength) : registrationRules(passwordMinLength);
}

/** A call as the form's values. It gives the password once: the form alone asks for it again. */
function valuesOf(given: Registration): Values {
  const { subject, other } = splitSubject(given.teaching_subject ?? "");
  const { username, firstName, lastName, district, password, mobile } = given;
  return {
    ...{ username, firstName, lastName, district, password, mobile },
    confirmPassword: password,
    state_id: String(given.state_id),
    age: given.age == null ? "" : String(given.age),
    gender: given.gender ?? "",
    profession: given.profession ?? "",
    block: given.block ?? "",
    current_institute: given.current_institute ?? "",
    school_type: given.school_type ?? "",
    teaching_subject: subject,
    other_subject: other,
  };
}

/** Whether the subject is one of the list, empty, or a free text. */
export function namesKnownSubject(subject: string, isListed: (subject: string) => boolean): boolean {
  return subject === noSubject || subject.startsWith(otherSubjectPrefix) || isListed(subject);
}
