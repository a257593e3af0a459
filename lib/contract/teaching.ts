// rule: registration.options. Plain values, so that an island can import them without the schemas.

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

/** Besides the list's subjects: none, or one in own words, stored as "Other:" and the text. */
export const noSubject = "Not Applicable";
export const otherSubject = "Other";
export const otherSubjectPrefix = "Other:";
export const otherSubjectLongest = 25;

/** The entry among the blocks of a district for a person without a block. */
export const noBlock = "NA";
