import type { Option } from "@/components/forms/field";
import { publicApi } from "@/lib/api/server";
import { noSubject, otherSubject, schoolTypes, schoolTypesUp, teacherGenders } from "@/lib/contract/teaching";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";

export type TeacherOptions = { genders: Option[]; schoolTypes: Option[]; schoolTypesUp: Option[]; subjects: Option[] };

/** The lists of the teacher forms (rule: registration.options), which the profile's teacher variant offers too. */
export async function teacherOptions(language: Language): Promise<TeacherOptions> {
  const lists = messagesIn(language).accounts;
  const { data } = await publicApi(language).places.getSubjects({ language });
  const labelled = (values: readonly string[], labels: Record<string, string>): Option[] =>
    values.map((value) => ({ value, label: labels[value] ?? value }));
  return {
    genders: labelled(teacherGenders, lists.genders),
    schoolTypes: labelled(schoolTypes, lists.schoolTypes),
    schoolTypesUp: labelled(schoolTypesUp, lists.schoolTypesUp),
    subjects: [
      ...data.map(({ subject, label }) => ({ value: subject, label })),
      ...labelled([noSubject, otherSubject], lists.subjectsBeside),
    ],
  };
}
