import { expect, test } from "vitest";
import { suggestAddress } from "./mail-domains";

const mostUsed = [
  "gmail.com",
  "yahoo.com",
  "yahoo.co.in",
  "hotmail.com",
  "outlook.com",
  "rediffmail.com",
  "icloud.com",
];

/** Slips of a thumb in the name of a domain: a letter left out, doubled or swapped, and a wrong ending. */
function slips(domain: string): string[] {
  const [name = "", ...ending] = domain.split(".");
  const last = ending.join(".");
  const letters = [...name].map((_, at) => at).slice(1);
  return [
    ...letters.map((at) => name.slice(0, at) + name.slice(at + 1)),
    ...letters.map((at) => name.slice(0, at) + name.charAt(at) + name.slice(at)),
    ...letters.slice(1).map((at) => name.slice(0, at - 1) + name.charAt(at) + name.charAt(at - 1) + name.slice(at + 1)),
  ]
    .map((slip) => `${slip}.${last}`)
    .concat(last === "com" ? [`${name}.con`, `${name}.cm`, `${name}.comm`, `${name}.om`] : [])
    .filter((slip) => slip !== domain);
}

test("more than 100 slips of the most used domains are found, 19 of 20 with the right one", () => {
  const typed = mostUsed.flatMap((domain) => slips(domain).map((slip) => [slip, domain] as const));
  expect(typed.length).toBeGreaterThan(100);
  const wrong = typed.filter(([slip, domain]) => suggestAddress(`asha.kumari@${slip}`) !== `asha.kumari@${domain}`);
  expect(wrong.length / typed.length, wrong.join(" ")).toBeLessThan(0.05);
});

test.each(["gmial.com", "gmail.con", "gamil.com", "gnail.com", "GMIAL.COM"])("%s was probably gmail.com", (domain) => {
  expect(suggestAddress(` Asha.K+1@${domain}`)).toBe("Asha.K+1@gmail.com");
});

test.each([
  ...mostUsed.map((domain) => `a@${domain}`),
  "a@bihar.gov.in",
  "a@patna.nic.in",
  "a@dav-school.in",
  "a@unicef.org",
  "a@mail.com",
  "a@samsung.com",
  "",
  "a",
  "@gmial.com",
  "a@",
  "a@b",
  "😀@x",
  "a@@gmail.com",
  "a@शाला.भारत",
])("'%s' is not questioned", (email) => expect(suggestAddress(email)).toBeNull());
