import fs from "node:fs";
import type { Element } from "hast";
import { describe, expect, test } from "vitest";
import { staticPages } from "../../../lib/platform/content/static-pages";
import { messageText } from "../../support/messages";
import { fillInSteps, mainAnswers } from "../support/form-steps";
import { attribute, findAll, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { completeProfile, logIn, signUp } from "../support/visitors";

// Searching, reading and changing the language without JavaScript.

const links = (browser: PlainBrowser) => findAll(browser.main, isTag("a"));
const linkTo = (browser: PlainBrowser, address: string) =>
  links(browser).find((each) => attribute(each, "href") === address);

async function searchFor(query: string, language: "en" | "hi"): Promise<PlainBrowser> {
  const browser = await new PlainBrowser().open(`/search?language=${language}`);
  await browser.form("query").fill({ query }).submit();
  expect(browser.heading).toBe(messageText(language, "search.resultsFor", { query }));
  return browser;
}

describe("the search", () => {
  test("finds an article by a mistyped Hindi word, marks the match, and shows what was perhaps meant", async () => {
    const browser = await searchFor("माहवरी", "hi");
    expect(findAll(browser.main, isTag("mark")).map(textOf)).toContain("माहवारी");
    await browser.follow("माहवारी");
    expect(browser.heading).toBe(messageText("hi", "search.resultsFor", { query: "माहवारी" }));
    await browser.follow(/लेट या अनियमित/);
    expect(browser.path).toMatch(/^\/topic\/our-bodies\/irregular-periods-first-years/);
  });

  test("finds it by an English question too, by kind and counted", async () => {
    const browser = await searchFor("mahwari", "en");
    expect(browser.text).toMatch(/\d+ results/);
    expect(browser.text).toContain(messageText("en", "search.kindArticle"));
    await browser.follow(/Irregular periods/);
    expect(browser.path).toMatch(/^\/topic\/our-bodies\/irregular-periods-first-years/);
  });

  test.each([
    ["en", "i want to die"],
    ["hi", "मरना चाहता हूँ"],
  ] as const)("shows somebody who needs help the numbers above the results (%s)", async (language, query) => {
    const browser = await searchFor(query, language);
    for (const number of ["14416", "112"]) expect(linkTo(browser, `tel:${number}`), number).toBeDefined();
    const { text } = browser;
    const kind = text.indexOf(messageText(language, "search.kindArticle"));
    expect(kind === -1 || text.indexOf(messageText(language, "danger.title")) < kind).toBe(true);
  });

  test("shows whom to call in an emergency, and what to do", async () => {
    const browser = await searchFor("बच्चा डूब गया", "hi");
    expect(linkTo(browser, "tel:112")).toBeDefined();
    const card = browser.all((each) => each.tagName === "section" && textOf(each).includes("पानी में डूबना")).at(-1);
    expect(card && findAll(card, isTag("li"))).toHaveLength(6);
  });

  test("shows what a mistyped English word is searched as", async () => {
    const browser = await searchFor("suiside", "en");
    expect(browser.text).toContain(messageText("en", "search.showingFor"));
    expect(links(browser).map(textOf)).toContain("suicide");
  });

  test("suggests others where it finds nothing", async () => {
    const browser = await searchFor("zzzzqqqq", "en");
    expect(browser.text).toContain(messageText("en", "search.nothing"));
    expect(
      new Set(links(browser).flatMap((each) => /^\/topic\/[\w-]+$/.exec(attribute(each, "href")) ?? [])).size,
    ).toBe(11);
    expect(linkTo(browser, "tel:1098")).toBeDefined();
  });
});

describe.each(["en", "hi"] as const)("a page of text, in %s,", (language) => {
  test.each(Object.entries(staticPages))(
    "%s reads completely, below its title and its path",
    async (key, { address }) => {
      const [, title = ""] =
        /^title: (.*)$/m.exec(fs.readFileSync(`content/pages/${key}.${language}.md`, "utf8")) ?? [];
      const browser = await new PlainBrowser().open(`${address}?language=${language}`);
      expect([browser.status, browser.heading]).toEqual([200, title]);
      expect(browser.title.startsWith(`${title} | `)).toBe(true);
      const isPath = (each: Element) => attribute(each, "ariaLabel") === messageText(language, "shell.breadcrumb");
      const [path] = browser.all(isPath);
      const steps = path ? findAll(path, isTag("li")).map(textOf) : [];
      expect(steps).toEqual([
        expect.stringContaining(messageText(language, "shell.home")),
        expect.stringContaining(title),
      ]);
      expect(browser.text.length).toBeGreaterThan(300);
    },
  );
});

test("every helpline can be dialled from the resources, with all its numbers", async () => {
  const browser = await new PlainBrowser().open("/resources?language=en");
  const title = messageText("en", "pages.helplinesTitle");
  const part = browser.all((each) => each.tagName === "section" && textOf(each).startsWith(title)).at(-1);
  const dialled = part ? findAll(part, isTag("a")).map((each) => attribute(each, "href")) : [];
  const short = ["14416", "1098", "112", "108", "102", "181", "1930", "1097", "14446", "15100"];
  // 112 is also what to dial where nobody answers the ambulance.
  const numbers = [...short, "18008914416", "1800112356"];
  expect([...new Set(dialled)].sort()).toEqual(numbers.map((number) => `tel:${number}`).sort());
});

test.each(["en", "hi"] as const)("the links of the resources lead to their folded lists (%s)", async (language) => {
  const browser = await new PlainBrowser().open(`/resources?language=${language}`);
  const folded = findAll(browser.main, isTag("details")).map((each) => `#${attribute(each, "id")}`);
  expect(folded.length).toBeGreaterThan(2);
  for (const address of folded) expect(linkTo(browser, address), address).toBeDefined();
});

test.each(["en", "hi"] as const)(
  "beside an article about a danger is no second button for a number below its heading (%s)",
  async (language) => {
    const browser = await new PlainBrowser().open(`/topic/mental-health/thoughts-of-dying?language=${language}`);
    const label = messageText(language, "articles.moreOnTopic");
    const [side] = browser.all((each) => each.tagName === "aside" && attribute(each, "ariaLabel") === label);
    const called = side ? findAll(side, isTag("a")).map((each) => attribute(each, "href")) : [];
    expect(called).toContain("tel:1098");
    expect(called).not.toContain("tel:14416");
  },
);

test.each(["en", "hi"] as const)(
  "the School Health page lists every published course, as the page of all courses does (%s)",
  async (language) => {
    const listed = async (address: string) => {
      const browser = await new PlainBrowser().open(`${address}?language=${language}`);
      const addresses = links(browser).map((each) => attribute(each, "href"));
      return [...new Set(addresses.filter((each) => each.startsWith("/info/course/")))].sort();
    };
    const all = await listed("/courses");
    expect(all.length).toBeGreaterThan(1);
    expect(await listed("/school-health-program")).toEqual(all);
  },
);

test("unknown topics and articles are not there, in the language of the page", async () => {
  const browser = new PlainBrowser();
  for (const address of [
    "/topic/no-such-topic",
    "/topic/nutrition/no-such-article",
    "/topic/nutrition/sad-or-depressed",
  ]) {
    await browser.open(`${address}?language=hi`);
    expect([address, browser.status, browser.heading]).toEqual([
      address,
      404,
      messageText("hi", "errors.notFoundTitle"),
    ]);
  }
});

describe("the language after a login (rule: language.account)", () => {
  const shown = ({ html }: PlainBrowser) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

  async function accountElsewhere(language: "en" | "hi" = "hi"): Promise<string> {
    const visitor = await signUp(language);
    await completeProfile(visitor);
    return visitor.username;
  }

  test("is the account's on a new device, and the next account's afterwards", async () => {
    const [inHindi, inEnglish] = [await accountElsewhere(), await accountElsewhere("en")];
    const browser = await new PlainBrowser().open("/login");
    expect(shown(browser)).toBe("en");
    await logIn(browser, inHindi);
    expect([browser.path, shown(browser)]).toEqual(["/dashboard", "hi"]);
    await browser.open("/logout");
    await browser.open("/login");
    await logIn(browser, inEnglish);
    expect(shown(browser)).toBe("en");
  });

  test("stays the one that was chosen in this browser", async () => {
    const username = await accountElsewhere();
    const browser = await new PlainBrowser().open("/login?language=en");
    await logIn(browser, username);
    expect([browser.path, shown(browser)]).toEqual(["/dashboard", "en"]);
  });

  test("chosen after a login is a choice: the next login does not change it", async () => {
    const username = await accountElsewhere();
    const browser = await new PlainBrowser().open("/login");
    await logIn(browser, username);
    for (const language of ["en", "hi", "en"]) await browser.open(`/dashboard?language=${language}`);
    await browser.open("/logout");
    await browser.open("/login");
    await logIn(browser, username);
    expect(shown(browser)).toBe("en");
  });

  test("chosen in the registration is used from then on", async () => {
    const browser = await new PlainBrowser().open("/register");
    const form = await fillInSteps(browser, mainAnswers());
    await form.fill({ language: "hi" }).submit();
    expect([browser.path, shown(browser)]).toEqual(["/courses", "hi"]);
  });
});

test("the assistant's page has the answers for a guest, who is led to the login before writing", async () => {
  const browser = await new PlainBrowser().open("/help/assistant?language=en");
  const folds = findAll(browser.main, isTag("details"));
  const inner = folds.flatMap((fold) => findAll(fold, isTag("details")).filter((each) => each !== fold));
  expect(inner).toHaveLength(62);
  await browser.follow(messageText("en", "chat.panel.logIn"));
  expect(decodeURIComponent(browser.path)).toMatch(/^\/login\?rdir=\/help\/assistant$/);
});
