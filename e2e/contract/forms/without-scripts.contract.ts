import type { Element } from "hast";
import { describe, expect, test } from "vitest";
import { courseId } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { attribute, contains, findAll, hasId, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { enroll, signUp } from "../support/visitors";

// What a page shows where no script runs, and where it leads. A browser checks the styles that hide what needs scripts
// (e2e/pages/home.spec.ts, e2e/platform/page-frame.spec.ts).

const hasClass = (name: string) => (each: Element) => attribute(each, "className").split(" ").includes(name);
const withText = (text: string) => (each: Element) => textOf(each) === text;
const part = (browser: PlainBrowser, tag: "header" | "footer") => {
  const found = browser.all(isTag(tag)).at(tag === "header" ? 0 : -1);
  if (!found) throw new Error(`${browser.path} has no ${tag}.`);
  return found;
};
const linksIn = (browser: PlainBrowser, outer: Element) =>
  browser.allShown((each) => each.tagName === "a" && contains(outer, each));
const addresses = (links: Element[]) => links.map((each) => attribute(each, "href"));

describe.each(["en", "hi"] as const)("the frame of a page, in %s", (language) => {
  const t = (key: string) => messageText(language, key);

  test("names a learner and what is missing on a page of their own, and logs out by a form", async () => {
    const visitor = await signUp(language, { firstName: "Sunita" });
    await enroll(visitor);
    const { browser } = visitor;
    await browser.open("/dashboard");
    const [bar] = browser.all((each) => attribute(each, "ariaLabel") === t("recovery.barLabel"));
    for (const key of ["profile.barText", "recovery.barText"]) expect(bar && textOf(bar)).toContain(t(key));
    expect(textOf(part(browser, "header"))).toContain("Sunita");
    const own = linksIn(browser, part(browser, "footer")).filter(withText(t("shell.myCourses")));
    expect(addresses(own)).toEqual(["/dashboard"]);
    expect(addresses(linksIn(browser, part(browser, "footer")))).not.toContain("/register");
    await browser.formWithButton(t("shell.logout"), part(browser, "header")).submit(t("shell.logout"));
    expect(browser.path).toMatch(/^\/login/);
    expect(browser.html).not.toContain("Sunita");
  });

  test("leads from a page that does not know its visitor to the own account: a learner to the courses, a guest to the login", async () => {
    for (const [browser, leadsTo] of [
      [new PlainBrowser(), "/login?rdir=%2Fdashboard"],
      [(await signUp(language)).browser, "/dashboard"],
    ] as const) {
      await browser.open(`/courses?language=${language}`);
      const [header, footer] = [linksIn(browser, part(browser, "header")), linksIn(browser, part(browser, "footer"))];
      expect(addresses(header)).not.toContainEqual(expect.stringMatching(/^\/login/));
      expect(addresses(footer)).not.toContain("/register");
      for (const links of [header, footer])
        expect(new Set(addresses(links.filter(withText(t("shell.myAccount")))))).toEqual(new Set(["/dashboard"]));
      await browser.open("/dashboard");
      expect(browser.path).toBe(leadsTo);
    }
  });
});

test("'Leave this page' on a sensitive page is a link, and no button is there that would hide its title", async () => {
  const browser = await new PlainBrowser().open("/topic/contraception?language=en");
  const leave = browser.allShown(isTag("a")).filter(withText(messageText("en", "articles.leave")));
  expect(leave).not.toEqual([]);
  for (const address of addresses(leave)) expect(address).toMatch(/^https:\/\/mausam\.imd\.gov\.in\//);
  expect(browser.allShown(isTag("button")).map(textOf)).not.toContain(messageText("en", "articles.hideTitle"));
});

test.each([
  ["the button to listen to an article", "/topic/our-bodies/is-nightfall-harmful", "listen.listen"],
  ["the panel of the accessibility settings", "/accessibility", "accessibility.open"],
])("%s, which needs scripts, is no dead button", async (_, address, key) => {
  const browser = await new PlainBrowser().open(`${address}?language=en`);
  const name = messageText("en", key);
  const shown = browser.allShown(isTag("button")).map((each) => attribute(each, "ariaLabel") || textOf(each));
  expect(shown).not.toContain(name);
  if (key === "accessibility.open") expect(browser.all(isTag("h2", "h3")).map(textOf)).toContain("Without the panel");
});

test("an article reads completely, with what to do in class and a link to share it before its sources", async () => {
  const browser = await new PlainBrowser().open("/topic/mental-health/sad-or-depressed?language=hi");
  const inOrder = ["share", "about"].map((key) => messageText("hi", `articles.${key}`));
  const headings = browser.all(isTag("h2")).map(textOf);
  expect(headings.filter((each) => inOrder.includes(each))).toEqual(inOrder);
  expect(browser.all((each) => hasClass("callout-classroom")(each) || hasClass("callout-remember")(each))).toHaveLength(
    2,
  );
  const [share] = browser
    .allShown(isTag("a"))
    .filter((each) => textOf(each).includes(messageText("hi", "share.whatsapp")));
  expect(share && attribute(share, "href")).toMatch(/^https:\/\/wa\.me\//);
});

test("a course's page has all four parts, the film with the browser's own player, and its list of topics in a fold", async () => {
  const browser = await new PlainBrowser().open(`/info/course/${courseId}?language=hi`);
  for (const id of ["about", "curriculum", "how-it-works", "faqs"])
    expect(browser.allShown(hasId(id)).map((each) => textOf(each).length > 20)).toEqual([true]);
  const [film] = browser.allShown(isTag("video"));
  expect(film?.properties).toMatchObject({ preload: "none", controls: true });
  // The cover with its own button is for scripts.
  const play = new RegExp(`^${messageText("hi", "video.play")}`);
  expect(browser.allShown(isTag("a")).map(textOf)).not.toContainEqual(expect.stringMatching(play));
  const to = browser.allShown(isTag("a")).filter(withText(messageText("hi", "course.curriculum")));
  expect(addresses(to)).toContainEqual(expect.stringMatching(/#curriculum$/));
  const topics = findAll(browser.byId("curriculum"), isTag("h4"));
  expect(topics.length).toBeGreaterThan(3);
  expect(browser.byId("curriculum-fold").properties.open ?? false).toBe(false);
});

test("pictures are switched off and on by a form", async () => {
  const browser = await new PlainBrowser().open("/accessibility?language=hi");
  for (const [key, status] of [
    ["picturesOff", 204],
    ["picturesOn", 200],
  ] as const) {
    const text = messageText("hi", `accessibility.${key}`);
    await browser.formWithButton(text).submit(text);
    expect((await browser.copy().open("/images/campaigns/bihar.svg")).status).toBe(status);
  }
});

test("a film says its size and has its words beside it, and is not fetched before it is played", async () => {
  const browser = await new PlainBrowser().open("/how-it-works?language=hi");
  const main = browser.text;
  expect(main).toMatch(/801 KB, 40 सेकंड/);
  for (const film of browser.all(isTag("video"))) expect(attribute(film, "preload")).toBe("none");
  const words = findAll(browser.main, isTag("details")).filter((each) =>
    findAll(each, isTag("summary")).some((summary) => textOf(summary).includes(messageText("hi", "video.words"))),
  );
  expect(
    words
      .flatMap((each) => findAll(each, isTag("p")))
      .map(textOf)
      .join("").length,
  ).toBeGreaterThan(50);
});
