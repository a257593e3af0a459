import { expect, test } from "vitest";
import { isEmail, plainEmail } from "./email";

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

test("an address is held without the space around it, in small letters", () => {
  expect(plainEmail(" Asha@Example.ORG ")).toBe("asha@example.org");
});
