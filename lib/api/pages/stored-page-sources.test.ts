import fs from "node:fs";
import { expect, test } from "vitest";
import {
  loginRoutes,
  mailedLinks,
  publicRoutes,
  routeMatcher,
  sharedRoutes,
  templateRoutes,
} from "../../contract/routes";
import { campaignPages } from "../../contract/rules/campaign-pages";

const addressOf = (name: string) =>
  `/${name
    .replace(/\[locale\]\//, "")
    .replace(/\([a-z]+\)\//g, "")
    .replace(/\[\[(\.{3}\w+)\]\]/, "[$1]")
    .replace(/\/?page\.tsx$/, "")}`;

/** The source of each page by its route. */
const pages = new Map(
  fs
    .readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("page.tsx"))
    .map((name) => [addressOf(name), fs.readFileSync(`app/${name}`, "utf8")]),
);

const anyCampaign = new RegExp(`^/(?:${campaignPages.join("|")})(?=/|$)`);
/** A page with an optional rest answers without it too. */
const fileOf = (route: string) => {
  const named = route.replace(anyCampaign, "/[campaign]");
  return pages.get(named) ?? pages.get(`${named}/[...rest]`);
};
const stored = [...publicRoutes, ...sharedRoutes];

test.each(stored)("%s is stored for everybody: it has a page, which reads nothing of its visitor", (route) => {
  expect(fileOf(route)).toBeDefined();
  expect(fileOf(route)).not.toMatch(
    /visitorApi|findVisitor|signedInAccount|requestHasSession|searchParams|next\/headers/,
  );
});

test("no page of a person is stored for everybody: none that needs a login, is filled in for a learner or is mailed with a token", () => {
  const example = (route: string) => route.replaceAll(/\[(?:\.{3})?\w+\]/g, "x");
  const ofPersons = [...loginRoutes, ...templateRoutes, ...mailedLinks.map((link) => `/${link}/[...rest]`)];
  const [isStored, isOfPerson] = [routeMatcher(stored), routeMatcher(ofPersons)];
  expect(ofPersons.filter((route) => isStored.test(example(route)))).toEqual([]);
  expect(stored.filter((route) => isOfPerson.test(example(route)))).toEqual([]);
});

test("Next decides nothing of what is stored: no page says how it is rendered", () => {
  const says = /^export const (?:dynamic|revalidate|dynamicParams|runtime|fetchCache)\b/m;
  expect([...pages].filter(([, source]) => says.test(source)).map(([route]) => route)).toEqual([]);
});
