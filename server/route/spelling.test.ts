import fs from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostilePaths, knownWaysOut, staysHere } from "../../lib/api/http/testing/hostile-paths";
import { publishedSpelling } from "../../lib/api/pages/known-status";
import { publicPages } from "../../lib/platform/content/kinds/public-pages";
import { publishedContent } from "../../lib/platform/content/testing/published-content";
import { type Inside, portal } from "../../lib/platform/portal";
import { spelling } from "./spelling";

/** The routes as a build lists them: a fixed part before an open one, and an open end last. */
function routesOfApp(): string[] {
  const files = fs.globSync("app/[[]locale[]]/**/{page.tsx,route.ts}");
  const pages = files.map((file) => file.replace(/^app|\/\(\w+\)|\/(?:page\.tsx|route\.ts)$/g, "") || "/");
  const rank = (page: string) => page.replaceAll("[[...", "~~~").replaceAll("[...", "~~").replaceAll("[", "~");
  return [...new Set(pages)].toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

portal.inside = { publishedSpelling: (address: string) => publishedSpelling(address) } as Inside;
const spell = spelling({ staticRoutes: [], dynamicRoutes: routesOfApp().map((page) => ({ page, regex: "" })) });

const fixed = routesOfApp()
  .map((page) => page.replace("/[locale]", "") || "/")
  .filter((page) => !page.includes("["));
const published = publicPages(publishedContent()).map(({ path }) => path);
const addresses = [...new Set([...fixed, ...published])];

/** An address as a phone writes it, and as it stands in a message. */
const written = fc
  .tuple(
    fc.constantFrom(...addresses),
    fc.infiniteStream(fc.boolean()),
    fc.constantFrom("", ".", ")", ",", "!?", "%E0%A5%A4", "%E2%80%9D).", "%F0%9F%99%8F", "./", "*"),
  )
  .map(([address, capitals, sign]) => ({
    address,
    written: [...address].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter)).join("") + sign,
  }));

test("every address of the portal is found again with capitals and with signs behind it, by one redirect", () => {
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) expect(spell(address), address).toBeNull();
  fc.assert(
    fc.property(written, ({ address, written: one }) => {
      const found = spell(one);
      expect(found ?? one.replace(/(.)\/+$/, "$1"), one).toBe(address);
      if (found !== null) expect(spell(found)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["/Bihar", "/bihar"],
  ["/UP", "/up"],
  ["/Login", "/login"],
  ["/bihar.", "/bihar"],
  ["/bihar)", "/bihar"],
  ["/Bihar/Enroll", "/bihar/enroll"],
  ["/usr/updateinfo", "/usr/UpdateInfo"],
  ["/Usr/updateinfo", "/usr/UpdateInfo"],
  ["/Certificate/aB9x", "/certificate/aB9x"],
  ["/certificate/aB9x.", "/certificate/aB9x"],
  ["/Certificate/aB9x/Badge.json", "/certificate/aB9x/badge.json"],
  ["/Verify-Email/aB-9_/Id.", "/verify-email/aB-9_/Id"],
  // A page with a name is meant before one with an id.
  ["/desk/people/rosTerS%E2%80%9D).", "/desk/people/rosters"],
])("%s leads to %s", (address, meant) => expect(spell(address)).toBe(meant));

test("the case of an id, of a token and of a backend's names is theirs", () => {
  for (const address of [
    "/certificate/aB9x",
    "/verify-email/ToKeN/Id",
    "/recall/ToKeN",
    "/wall/AbC",
    "/topic/Not-Ours",
    "/desk/people/AbC",
  ])
    expect(spell(address), address).toBeNull();
  expect(publishedSpelling("/topic/Nutrition", true)).toBeNull();
  expect(publishedSpelling("/R/Plan-1", true)).toBe("/r/plan-1");
});

test("what means no page is left alone", () => {
  const noPages = ["/Kerala", "/Kerala/Enroll", "/no/Such/page.", "/bihar%E0%A4%95", "/bihar%2E%FF", "/en/Bihar"];
  for (const address of [...noPages, "/Certificate/aB9x/badge-json"]) expect(spell(address), address).toBeNull();
});

test("T24: no more than sixty signs are looked for behind an address", () => {
  expect(spell(`/About-us${"!".repeat(60)}`)).toBe("/about-us");
  expect(spell(`/About-us${"!".repeat(61)}`)).toBeNull();
});

test("T8: no address is redirected to another site, and none in a circle", () => {
  const site = "https://portal.example";
  fc.assert(
    fc.property(
      fc.oneof(hostilePaths, fc.constantFrom(...knownWaysOut)),
      fc.constantFrom("", "/Bihar", "."),
      (path, end) => {
        const found = spell(path + end);
        if (found === null) return;
        expect(staysHere(found, site), found).toBe(true);
        expect(spell(found)).toBeNull();
      },
    ),
    { numRuns: 2000 },
  );
});
