/** What a profile field may hold. The calls of `accounts.ts` make their schemas from it. */
type Kind =
  | { kind: "text"; longest: number }
  | { kind: "choice"; of: readonly [string, ...string[]] }
  | { kind: "name" | "mobile" | "age" | "stateNumber" | "language" };

/**
 * An input that the complete-profile form makes by itself, in one of its sections: a text or a list of choices that may
 * stay empty. `label`, `placeholder` and `choices` are keys of the messages under `profile`.
 */
type PlainInput = { section: "place" | "work" | "about"; label: string; placeholder?: string; choices?: string };

export type ProfileField = Kind & {
  /** Its column in `accounts`, where that has another name. Deleting an account empties it. */
  column?: string;
  /** The item of `content/privacy-notice.yaml` that says why it is stored, and the word for it in `data`. */
  notice: readonly [item: string, word: string];
  /** `own`: a component of its own in profile/profile-fields.tsx. Without it the form does not ask for it. */
  input?: "own" | PlainInput;
  /** Only the teacher variant of the complete-profile form asks for it. */
  asksTeachers?: true;
  /** The server derives it from another field; what a call sends is ignored. */
  derived?: true;
};

export const genders = ["Male", "Female", "Others", "Other"] as const;
export const sectors = ["Government", "Private"] as const;
export const residences = ["Urban", "Rural"] as const;
export const professions = [
  "Educators (school teachers/social workers)",
  "Counsellors",
  "Health care providers",
  "NGO staff",
  "Govt officials",
  "Adolescents/young people",
  "Guardians",
  "Self-employed",
  "Professionals",
  "Researchers",
  "Others",
] as const;

/**
 * The fields that a learner gives about themselves, each with all that is known about it. The answered profile, its
 * change, the rows of new and of deleted accounts, the complete-profile form and the test of the privacy notice are
 * made from this table.
 */
export const profileFields = {
  firstName: { column: "first_name", kind: "name", notice: ["name", "first"] },
  lastName: { column: "last_name", kind: "name", notice: ["name", "last name"] },
  mobile: { kind: "mobile", input: "own", notice: ["mobile", "mobile"] },
  current_institute: { kind: "text", longest: 160, input: "own", notice: ["work", "institute"] },
  employment_sector: { kind: "choice", of: sectors, input: "own", notice: ["work", "type"] },
  state: { kind: "text", longest: 60, derived: true, notice: ["place", "state"] },
  state_id: { kind: "stateNumber", input: "own", notice: ["place", "state"] },
  district: { kind: "text", longest: 80, input: "own", notice: ["place", "district"] },
  language_preference: { kind: "language", input: "own", notice: ["language", "language"] },
  gender: { kind: "choice", of: genders, input: "own", notice: ["about-you", "gender"] },
  age: { kind: "age", input: "own", notice: ["about-you", "age"] },
  profession: { kind: "choice", of: professions, input: "own", notice: ["about-you", "profession"] },
  place_of_residence: {
    kind: "choice",
    of: residences,
    input: { section: "place", label: "residence", placeholder: "chooseResidence", choices: "residences" },
    notice: ["place", "town or village"],
  },
  school_type: { kind: "text", longest: 80, input: "own", asksTeachers: true, notice: ["work", "type"] },
  teaching_subject: { kind: "text", longest: 80, input: "own", asksTeachers: true, notice: ["work", "subject"] },
  block: { kind: "text", longest: 80, input: "own", asksTeachers: true, notice: ["place", "block"] },
} as const satisfies Record<string, ProfileField>;

type Fields = typeof profileFields;
export type ProfileFieldName = keyof Fields;
export type ProfileColumn<Name extends ProfileFieldName = ProfileFieldName> = Name extends unknown
  ? Fields[Name] extends { column: infer Column extends string }
    ? Column
    : Name
  : never;
export const profileFieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** What a field holds that was never given: null for a number, else an empty text. */
export function emptyProfileValue(name: ProfileFieldName): "" | null {
  const { kind } = profileFields[name];
  return kind === "age" || kind === "stateNumber" ? null : "";
}

type WithInput<Name extends ProfileFieldName, Input> = Name extends unknown
  ? Fields[Name] extends { input: Input }
    ? Name
    : never
  : never;
/** The fields of the complete-profile form with a component of their own, and those that it makes by itself. */
type OwnInputName = WithInput<ProfileFieldName, "own">;
type PlainInputName = WithInput<ProfileFieldName, PlainInput>;

const field = (name: ProfileFieldName): ProfileField => profileFields[name];

export const profileColumn = <Name extends ProfileFieldName>(name: Name) =>
  (field(name).column ?? name) as ProfileColumn<Name>;

/** The fields of the complete-profile form. */
export const askedFields = profileFieldNames.filter(
  (name): name is OwnInputName | PlainInputName => field(name).input !== undefined,
);
export const plainFields = profileFieldNames.filter(
  (name): name is PlainInputName => typeof field(name).input === "object",
);

export const asksOnlyTeachers = (name: ProfileFieldName): boolean => field(name).asksTeachers === true;
export const isDerived = (name: ProfileFieldName): boolean => field(name).derived === true;

type PlainTexts = Extract<Fields[PlainInputName], { input: PlainInput }>["input"];
type TextKey<Input> = Input extends unknown ? Extract<Input[keyof Input & ("label" | "placeholder")], string> : never;
type ChoicesKey<Input> = Input extends { choices: infer Key extends string } ? Key : never;
/** The keys under `profile` in the messages that the plain inputs show: their texts, and their lists of choices. */
export type PlainText = TextKey<PlainTexts>;
export type PlainChoices = ChoicesKey<PlainTexts>;

/** A plain input with the typed keys of its texts, and what bounds it. */
export function plainInput(name: PlainInputName): {
  section: PlainInput["section"];
  label: PlainText;
  placeholder?: PlainText;
  choices?: PlainChoices;
  longest?: number;
} {
  const entry = field(name);
  return { ...profileFields[name].input, ...(entry.kind === "text" && { longest: entry.longest }) };
}

export const plainTexts: readonly PlainText[] = plainFields.flatMap((name) => {
  const { label, placeholder } = plainInput(name);
  return placeholder ? [label, placeholder] : [label];
});

export const plainChoices: readonly PlainChoices[] = plainFields.flatMap((name) => plainInput(name).choices ?? []);
