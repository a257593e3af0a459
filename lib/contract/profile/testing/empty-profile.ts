import { emptyProfileValue, type ProfileFieldName, profileFieldNames, type profileFields } from "../profile-fields";

type Empty<Name extends ProfileFieldName> = (typeof profileFields)[Name]["kind"] extends "age" | "stateNumber"
  ? null
  : "";

/** A profile in which nothing is given. */
export function emptyProfileFields(): { [Name in ProfileFieldName]: Empty<Name> } {
  return Object.fromEntries(profileFieldNames.map((name) => [name, emptyProfileValue(name)])) as {
    [Name in ProfileFieldName]: Empty<Name>;
  };
}
