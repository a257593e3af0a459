import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text";
import { isEmail, isSameMailbox, mailboxOf, plainEmail } from "./email";

test.each([
  "asha@example.org",
  "a@b.in",
  "o'neil+1@mail.example.co.in",
  "a_b-c.d@x-y.org",
  "आशा@डाटामेल.भारत",
  "a@xn--c1ad6a.xn--h2brj9c",
])("%s is an address", (address) => expect(isEmail(address)).toBe(true));

test.each([
  "",
  "asha",
  "asha@example",
  "a@b@c.in",
  "a b@c.in",
  "a@.in",
  "a@b..in",
  ".a@b.in",
  "a..b@c.in",
  "a.@b.in",
  "a@b.c",
])("'%s' is not an address", (text) => expect(isEmail(text)).toBe(false));

test("nothing that a mail's header could read as more than one address is accepted", () => {
  for (const text of ["a,b@c.in", "a;b@c.in", "<a@b.in>", '"a"@b.in', "a:b@c.in", "a@b.in\r\nBcc: c@d.in", "(a)@b.in"])
    expect(isEmail(text)).toBe(false);
});

test("an address longer than 254 characters is invalid, and a long text is checked quickly", () => {
  expect(isEmail(`${"a".repeat(250)}@b.in`)).toBe(false);
  expect(isEmail(`${"a.".repeat(120)}@b`)).toBe(false);
});

test("T24: a text far longer than an address gets no plain form, which would take minutes", () => {
  expect(plainEmail(` ${"A".repeat(1017)}`)).toBe("A".repeat(1017));
});

test("an address is held without the space around it, in small letters", () => {
  expect(plainEmail(" Asha@Example.ORG ")).toBe("asha@example.org");
});

const at = (start: number, letter: string) => String.fromCodePoint(start + letter.charCodeAt(0) - "a".charCodeAt(0));
/** Spellings of a letter of a domain that lead to the same mail server. */
const spellingsOf = (letter: string): string[] => {
  if (letter === ".") return [".", "\u3002", "\uFF0E", "\uFF61"];
  if (!/[a-z]/.test(letter)) return [letter];
  const alike = [0xff41, 0x1d41a, 0x24d0, 0x1d5ba].map((start) => at(start, letter));
  const special = { s: ["\u017F"], k: ["\u212A"] }[letter] ?? [];
  return [letter, letter.toUpperCase(), `\u00AD${letter}`, ...alike, ...special];
};
const spelled = (domain: string) =>
  fc.tuple(...[...domain].map((letter) => fc.constantFrom(...spellingsOf(letter)))).map((letters) => letters.join(""));
const domains = ["seed.example", "desk.kids.example", "mail.co.in"];

test("rule: registration.one-mailbox: every spelling of a domain is the same address, and accepted or refused as it", () => {
  const addresses = fc.constantFrom(...domains).chain((domain) => fc.tuple(fc.constant(domain), spelled(domain)));
  fc.assert(
    fc.property(fc.constantFrom("x", "asha.devi", "आशा"), addresses, (name, [domain, spelling]) => {
      expect(plainEmail(`${name}@${spelling}`)).toBe(`${name}@${domain}`);
      expect(isEmail(`${name}@${spelling}`)).toBe(true);
    }),
  );
});

test("the plain form of any text is its own plain form, and an accepted address has an ASCII domain", () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.emailAddress()), (text) => {
      expect(plainEmail(plainEmail(text))).toBe(plainEmail(text));
      if (isEmail(text)) expect(plainEmail(text)).toMatch(/@[a-z0-9.-]+$/);
    }),
  );
});

test("a domain in Hindi is held as mail servers know it", () => {
  expect(plainEmail("आशा@डाटामेल.भारत")).toBe("आशा@xn--c2bd4bq1db8d.xn--h2brj9c");
});

test.each(["a@seed.example/b.in", "a@b.in:25", "a@b.in?x.y", "a@b%2ein.in", "a@b.in#c.d"])(
  "%s, which a URL would read as something else, is not an address",
  (text) => expect(isEmail(text)).toBe(false),
);

test.each([
  ["asha@example.org", "asha+parent@example.org", true],
  ["asha+a@example.org", "Asha+b@EXAMPLE.org", true],
  ["asha.devi@gmail.com", "ashadevi+mother@googlemail.com", true],
  ["asha.devi@example.org", "ashadevi@example.org", false],
  ["asha@example.org", "sunita@example.org", false],
])("%s and %s: the same mailbox is %s", (one, other, same) => {
  expect(isSameMailbox(one, other)).toBe(same);
  expect(mailboxOf(one) === mailboxOf(other)).toBe(same);
});
