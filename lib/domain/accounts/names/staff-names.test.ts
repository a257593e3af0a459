import fc from "fast-check";
import { expect, test } from "vitest";
import { publishedContent } from "../../testing/learners";
import confusables from "./confusables.json" with { type: "json" };
import { looksLikeStaff } from "./staff-names";

const { site } = publishedContent();
const isStaff = (firstName: string, lastName = "") => looksLikeStaff(site, { firstName, lastName });

test.each([
  "The Sehat Shala team",
  "Sehat-Shala",
  "सेहत शाला टीम",
  "सेहत शाला",
  "admin",
  "ADMIN",
  "A d m i n",
  "Admin1",
  "adm1n",
  "ADMlN",
  "аdmіn", // Cyrillic а and і
  "αdmin", // Greek alpha
  "ａｄｍｉｎ",
  "𝐀𝐝𝐦𝐢𝐧",
  "ádmín",
  "ad\u200Bmin",
  "Moderator Bihar",
  "Help  Desk",
  "Ѕehat Ѕhala", // Cyrillic Ѕ
  "एडमिन",
  "स्टाफ",
  "सपोर्ट टीम",
])("%s could be taken for staff", (name) => {
  expect(isStaff(name)).toBe(true);
  expect(isStaff("Asha", name)).toBe(true);
});

test("a name that is divided between the two fields is read as one", () =>
  expect(isStaff("Sehat", "Shala")).toBe(true));

test.each([
  ["Asha", "Kumari"],
  ["Sehat", "Ali"],
  ["Shalabh", "Adhikari"],
  ["Steam", "Kumar"],
  ["Stafford", "D'Souza"],
  ["आशा", "कुमारी"],
  ["अधिकारी", "टीमल"],
  ["मोहम्मद", "शाला"],
])("%s %s is a person's name", (firstName, lastName) => expect(isStaff(firstName, lastName)).toBe(false));

test("any sign that UTS 39 lists as looking like a letter of such a name stands for that letter", () => {
  const lookalikes = new Map(Object.entries(confusables).map(([to, signs]) => [to, [...signs]]));
  const spelled = (name: string) =>
    fc
      .tuple(...[...name].map((letter) => fc.constantFrom(letter, ...(lookalikes.get(letter) ?? []))))
      .map((letters) => letters.join(""));
  const names = fc.constantFrom("admin", "coordinator", "sehat shala", "support");
  fc.assert(fc.property(names.chain(spelled), (name) => isStaff(name)));
});
