import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type Browser, type BrowserContext, expect, type Page, test } from "../support/test";

// Threats T6: on no page may a script run that the portal did not write, and none of its own is stopped.

const [topic] = readCourse();
/** A page that is stored, one that is rendered for each visitor and one that is not there; a template and an own page. */
const usual = {
  shows: "a page of each kind",
  tag: [],
  publicPages: ["/bihar", "/search?query=period", "/no/such/page"],
  learnerPages: [`/view/course/${courseId}`, `/course/module/${topic?.id}/quiz`],
};
const others = {
  shows: "each other page",
  tag: ["@all"],
  publicPages: [
    "/",
    "/courses",
    `/info/course/${courseId}`,
    "/topic",
    "/topic/mental-health",
    "/discussions",
    "/discussions/view/questions-you-could-not-answer",
    "/login",
    "/register",
  ],
  learnerPages: ["/dashboard", "/profile", "/settings", `/course/module/${topic?.id}/primary/1`],
};

/** Opens each page and answers what the browser has stopped on it. */
async function stoppedOn(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const stopped: string[] = [];
  await context.exposeFunction("noteStopped", (violation: string) => void stopped.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, documentURI, sample }) =>
      (window as unknown as { noteStopped: (violation: string) => void }).noteStopped(
        `${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  const page = await context.newPage();
  for (const address of addresses) {
    // Twice: the second answer may be that nothing has changed, and the page of the browser's cache stays under its own
    // policy.
    for (const visit of [1, 2]) {
      const answer = await page.goto(address);
      const policy = (await answer?.headerValue("content-security-policy")) ?? "";
      if (visit === 1)
        expect(/script-src ([^;]+)/.exec(policy)?.[1], address).toMatch(
          /^'self' (?:'(?:sha256|nonce)-[A-Za-z0-9+/=]+' ?)+$/,
        );
      // Hydrated: React has attached to the HTML of the server.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__react")),
      );
    }
  }
  return stopped;
}

async function inContext(browser: Browser, use: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await use(context);
  await context.close();
}

for (const { shows, tag, publicPages, learnerPages, language } of behaviourLanguages.flatMap((language) => [
  { ...usual, language },
  { ...others, language },
])) {
  test(`the policy of ${shows} lets its own scripts run and nothing else (${language})`, { tag }, async ({
    browser,
  }) => {
    await inContext(browser, async (context) => {
      const addresses = publicPages.map(
        (address) => `${address}${address.includes("?") ? "&" : "?"}language=${language}`,
      );
      expect(await stoppedOn(context, addresses)).toEqual([]);
    });
    await inContext(browser, async (context) => {
      await signUp(context, language);
      await enroll(context);
      expect(await stoppedOn(context, learnerPages)).toEqual([]);
    });
  });
}

/** Whether a script may run that is inserted into the open page, or is an attribute in it. */
async function runs(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.smuggled = 'put in'";
    document.head.append(script);
  });
  return page.evaluate(() => (window as unknown as { smuggled?: string }).smuggled ?? null);
}

for (const address of ["/courses", "/login", "/no/such/page"])
  test(`a script injected into ${address} does not run, nor in the page of the browser's cache`, {
    tag: "@all",
  }, async ({ page }) => {
    await page.goto(address);
    expect(await runs(page)).toBeNull();
    await page.goto(address);
    expect(await runs(page)).toBeNull();
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch();
      const smuggled = `<img id="none" src="/none.png" onerror="window.smuggled = 'attribute'"><script>window.smuggled = "inline"</script>`;
      await route.fulfill({ response, body: (await response.text()).replace("</body>", `${smuggled}</body>`) });
    });
    await page.goto(address);
    await expect(page.locator("#none")).toBeAttached();
    expect(await runs(page)).toBeNull();
  });
