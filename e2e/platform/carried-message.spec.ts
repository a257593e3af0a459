import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { carried } from "../support/carried";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { type BrowserContext, expect, hydrated, type Page, test } from "../support/test";
import { good, onConnection } from "./on-connection";

// The message of a form or a redirect is in the next page before its first paint. If it were added later, it would move
// the page while somebody taps.
test.use({ waitsForHydration: false, viewport: { width: 360, height: 720 } });

async function carry(context: BrowserContext, baseURL: string | undefined, value: string): Promise<void> {
  await context.addCookies([{ name: "carried_message", value, url: baseURL ?? "" }]);
}

const isCarried = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name }) => name === "carried_message");

/** Where the first link below the message is. */
const placeOfLink = (page: Page) =>
  page
    .locator("main a:visible")
    .first()
    .evaluate((link) => link.getBoundingClientRect().top + window.scrollY);

for (const language of behaviourLanguages)
  for (const { kind, path, signedIn } of firstInCore([
    { kind: "stored", path: "/bihar", signedIn: false },
    { kind: "shared by learners", path: `/view/course/${courseId}`, signedIn: true },
    { kind: "of one visitor", path: "/register", signedIn: false },
  ]))
    test(`a page that is ${kind} shows the message before its scripts come, nothing moves when they do, and the next page does not repeat it (${language})`, async ({
      page,
      context,
      baseURL,
    }) => {
      await onConnection(context, good);
      if (signedIn) {
        await signUp(context, language);
        await enroll(context);
      }
      // The first view of the language sets its cookie, and the second may come from stored bytes.
      await page.goto(`/about-us?language=${language}`);
      // Its scripts show a message that comes while they begin.
      await hydrated(page);
      await carry(context, baseURL, encodeURIComponent("You have <b>successfully</b> registered"));
      const wait = Promise.withResolvers<void>();
      await context.route(/\/(scripts|_next\/static\/chunks)\//, async (route) => {
        if (route.request().resourceType() === "script") await wait.promise;
        await route.continue();
      });
      const complaints: string[] = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect(carried(page)).toHaveText("You have <b>successfully</b> registered");
      expect(await isCarried(context)).toBe(false);
      const before = await placeOfLink(page);
      wait.resolve();
      await hydrated(page);
      await expect(carried(page)).toHaveCount(1);
      expect(await placeOfLink(page)).toBe(before);
      expect(complaints.filter((text) => !text.includes("Service Worker"))).toEqual([]);
      await page.goto("/about-us");
      await expect(carried(page)).toHaveCount(0);
    });

test("whatever the cookie holds is shown as text or not at all", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  const signs = ["<", ">", "&", '"', "'", "\\", "%", "</script>", "<img src=x onerror=alert(1)>", "`", "ऋ", ":", " "];
  for (let round = 0; round < 40; round += 1) {
    const text = Array.from({ length: 1 + (round % 6) }, (_, at) => signs[(round * 7 + at * 5) % signs.length]).join(
      "",
    );
    const kind = ["", "error:", "warning:", "information:", "constructor:"][round % 5] ?? "";
    await carry(context, baseURL, encodeURIComponent(`${kind}a${text}`));
    await page.goto("/about-us");
    const shown = kind === "constructor:" ? `${kind}a${text}` : `a${text}`;
    expect(await carried(page).locator("[data-says] > div").textContent()).toBe(shown);
    expect(await carried(page).locator("img, script, b").count()).toBe(0);
  }
  await carry(context, baseURL, "%E0%A4%A");
  await page.goto("/about-us");
  await expect(carried(page)).toHaveCount(0);
  expect(await isCarried(context)).toBe(false);
});
