import fs from "node:fs";
import { expect, test } from "vitest";
import { fixedFields, profile, profileChange } from "../accounts";
import { profileFieldNames } from "./profile-fields";
import { emptyProfileFields } from "./testing/empty-profile";

const [, listed = ""] = /^Profile\t([^\t]*)/m.exec(fs.readFileSync("docs/spec/entities.tsv", "utf8")) ?? [];
/** The token is answered by the calls that sign in. */
const documented = listed.split(", ").filter((name) => name !== "token");
const ofServer = {
  _id: "1",
  username: "a@example.org",
  profileInfo: 0,
  verifiedEmail: 0,
  avatar: null,
  dateCreated: "",
  is_profile_complete: 0,
};

test("the answered profile has every documented field, and no other that is not in the table", () => {
  const answered = Object.keys(profile.shape);
  expect(documented.length).toBeGreaterThan(20);
  expect(documented.filter((name) => !answered.includes(name))).toEqual([]);
  expect(
    answered.filter((name) => !documented.includes(name) && !profileFieldNames.some((each) => each === name)),
  ).toEqual([]);
});

test("a call changes the fields of the table and claims completeness; of the others it only hears the fixed ones", () => {
  const heard = [...profileFieldNames, "is_profile_complete", "under_18", ...fixedFields];
  expect(Object.keys(profileChange.shape).sort()).toEqual(heard.sort());
  expect(fixedFields.filter((name) => (profileFieldNames as readonly string[]).includes(name))).toEqual([]);
  expect(profileChange.parse({ role: "coordinator", mobile: "9876543210" })).toEqual({ mobile: "9876543210" });
});

test("a profile in which nothing is given is a valid answer, in the default language", () => {
  const empty = { ...ofServer, ...emptyProfileFields(), language_preference: "en" };
  expect(profile.parse(empty)).toEqual(empty);
});
