// rule: registration.options. Plain values, so that an island can have them without the schemas.

export const schoolTypes = ["Primary School", "Secondary School", "NA (Not Applicable)"] as const;
export const schoolTypesUp = [
  "Primary School",
  "Upper Primary School",
  "Secondary School",
  "Senior Secondary School",
  "Ministry of Health and Family Welfare",
  "National Health Mission UP",
  "Others",
] as const;
export const teacherGenders = ["Male", "Female", "Other"] as const;

/** Beside the subjects of the list: nothing to teach, and the subject in own words, which is kept as "Other:" and the text. */
export const noSubject = "Not Applicable";
export const otherSubject = "Other";
export const otherSubjectPrefix = "Other:";
export const otherSubjectLongest = 25;

/** What stands among the blocks of a district for whoever has none. */
export const noBlock = "NA";
