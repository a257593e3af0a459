import { type Registration, registration } from "../../../contract/accounts";
import type { UploadColumn } from "../../../contract/desk/uploads";
import { genders, professions } from "../../../contract/profile/profile-fields";
import { plainEmail } from "../../../contract/rules/email";
import { readMobile, withLatinDigits } from "../../../contract/rules/mobile";
import { isMinorForm, mainFormRules } from "../../../contract/rules/registration";
import { type FieldValues, findBroken } from "../../../contract/rules/rule";
import type { MessageKey } from "../../../platform/call-error";
import type { Content } from "../../../platform/content";
import { type Language, languageFacts, languages } from "../../../platform/i18n/language";
import { messagesIn } from "../../../platform/i18n/messages";
import { looksLikeStaff } from "../../accounts";
import { hasBlock, hasDistrict, placeNamed, sameName } from "../../places";
import type { ListRow } from "./read-list";

/** A person to enter: a registration without the password and the consents, which only the person can give. */
export type Entry = Omit<Registration, "password">;
export type CheckedRow = { line: number; cells: Partial<Record<UploadColumn, string>> } & (
  | { entry: Entry; problems: [] }
  | { entry: null; problems: MessageKey[] }
);

/** The fields that the person fills in when accepting. */
const ownFields = ["password", "confirmPassword", "consent_account", "guardian_email"];
const entrySchema = registration.omit({ password: true });

/** Checks a row by the registration form's rules (rule: registration.main-order), names in either language. */
export function checkRow(
  content: Content,
  { line, cells }: ListRow,
  { language, states }: { language: Language; states: number[] | null },
): CheckedRow {
  const values = toFormValues(content, cells, language);
  const rules = mainFormRules(0).filter(({ field }) => !ownFields.includes(field));
  const problems: MessageKey[] = findBroken(rules, values).map(({ key }) => key);
  if (looksLikeStaff(content.site, { firstName: values.firstName ?? "", lastName: values.lastName ?? "" }))
    problems.push("nameOfStaff");
  const stateId = Number(values.state_id);
  if (values.state_id && states && !states.includes(stateId)) problems.push("uploadOutside");
  if (values.state_id && values.district && !hasDistrict(content, stateId, values.district))
    problems.push("districtUnknown");
  else if (values.block && !hasBlock(content, stateId, values.district ?? "", values.block))
    problems.push("blockUnknown");
  if (Object.values(cells).some(hasLostLetters)) problems.unshift("uploadLetters");
  // A guardian consents at the portal, not in a list.
  if (isMinorForm(values)) problems.push("uploadMinor");
  if (problems.length > 0) return { line, cells, entry: null, problems: [...new Set(problems)] };
  const read = entrySchema.safeParse({ ...values, age: Number(values.age) });
  return read.success
    ? { line, cells, entry: read.data, problems: [] }
    : { line, cells, entry: null, problems: ["uploadCell"] };
}

/**
 * Whether letters were lost when the list was saved: Hindi as question marks (a CSV that is not UTF-8), or as the Latin
 * letters of its bytes, which begin with "à¤" or "à¥" for each Devanagari letter.
 */
function hasLostLetters(cell: string): boolean {
  return /\?{2,}|^\?$|\p{L}\?\p{L}|à[¤¥]/u.test(cell);
}

/** The cells as the form's values. A name that is not in the lists is left empty, so its rule is broken. */
function toFormValues(content: Content, cells: ListRow["cells"], language: Language): FieldValues {
  const cell = (column: UploadColumn) => cells[column]?.trim() ?? "";
  const { states, districts, blocks } = content.places;
  const state = placeNamed(states, cell("state"));
  const district = state && placeNamed(districts.get(state.id) ?? [], cell("district"));
  const block = state && district && placeNamed(blocks.get(state.id)?.get(district.en) ?? [], cell("block"));
  return {
    firstName: cell("firstName"),
    lastName: cell("lastName"),
    username: plainEmail(cell("username")),
    mobile: readMobile(cell("mobile")),
    state_id: state ? String(state.id) : "",
    state: state?.en ?? "",
    district: district?.en ?? cell("district"),
    block: block?.en ?? cell("block"),
    current_institute: cell("current_institute"),
    age: withLatinDigits(cell("age")),
    gender: labelled(genders, "genders", cell("gender")),
    profession: labelled(professions, "professions", cell("profession")),
    language:
      languages.find((each) =>
        [each, languageFacts[each].name, each === "hi" ? "Hindi" : "English"].some((name) =>
          sameName(name, cell("language")),
        ),
      ) ?? language,
  };
}

/** The stored value that has this text, or this label in one of the languages. */
function labelled<Value extends string>(choices: readonly Value[], list: "genders" | "professions", text: string) {
  const labels = languages.map((language): Record<string, string> => messagesIn(language).accounts[list]);
  return (
    choices.find((value) => sameName(value, text) || labels.some((each) => sameName(each[value] ?? value, text))) ?? ""
  );
}
