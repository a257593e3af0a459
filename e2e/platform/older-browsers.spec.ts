import sharp from "sharp";
import { usesPackagedBrowser } from "../support/browser";
import { courseId, readCourse } from "../support/course-content";
import { enroll, signUp } from "../support/learner";
import { pictureIn, versions, withCookie } from "../support/older-browser";
import { expect, type Page, test } from "../support/test";

// Phones of 2017 to 2021 keep the browser they came with. These two can only open a page and save its picture.

const size = { width: 360, height: 740 };
const lesson = `/course/module/${readCourse()[0]?.id}/primary/1`;
const pages = ["/", `/info/course/${courseId}`, "/login", "/topic/contraception", "/dashboard", lesson];

test.skip(!usesPackagedBrowser(), "the older browsers are packages for Linux x64");
test.use({ viewport: size });

/** The picture in coarse grey squares: where boxes, pictures and blocks of text stand, not their letters. */
const coarse = (picture: Buffer) => sharp(picture).resize(30, 62, { fit: "fill" }).greyscale().raw().toBuffer();

/** The mean difference of two pictures, 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([coarse(one), coarse(other)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

/** Every style sheet of the page, as it is served. */
async function styleSheets(page: Page): Promise<string> {
  const addresses = await page.locator('link[rel="stylesheet"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return (await Promise.all(addresses.map(async (address) => (await page.request.get(address)).text()))).join("\n");
}

for (const version of versions) {
  test(`six pages look in Chromium ${version} as in today's`, async ({ page, context, baseURL }, info) => {
    test.setTimeout(240_000);
    await signUp(context);
    await enroll(context);
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const learner = await withCookie(baseURL ?? "", cookie);
    for (const address of pages) {
      await page.goto(`${address}?language=en`);
      const today = await page.screenshot({ path: info.outputPath(`today${address.replaceAll("/", "-")}.png`) });
      const file = info.outputPath(`chromium-${version}${address.replaceAll("/", "-")}.png`);
      const older = await pictureIn(version, `${learner.url}${address}?language=en`, { ...size, file });
      const found = await difference(today, older);
      console.log(`${address} in Chromium ${version}: ${found.toFixed(1)}`);
      expect(found, address).toBeLessThan(mostDifferent);
    }
    learner.close();
  });
}

/** Without its style sheet a page differs by 35 or more. */
const mostDifferent = 15;

test("the style sheets hold nothing that a browser of 2020 would drop rules for", async ({ page, context }) => {
  await signUp(context);
  await enroll(context);
  for (const address of pages) {
    await page.goto(address);
    const css = await styleSheets(page);
    expect(css.length).toBeGreaterThan(20_000);
    expect(css.match(/@layer|@container[^{]*\{(?=\.[^c])|:where\(|[<>]=\s*\d|oklch\(|:popover-open/g), address).toBeNull();
    // `:is` may stand beside `:has`, which such a browser does not know either.
    const selectors = [...css.matchAll(/(?<=[{}])[^{}@]*:(?:is|has)\([^{}]*(?=\{)/g)].map(([selector]) => selector);
    expect(selectors.filter((selector) => selector.includes(":is(") && !selector.includes(":has("))).toEqual([]);
    // One `:has` in a list makes the browser drop the whole list.
    expect(selectors.filter((selector) => selector.split(/,(?![^()]*\))/).some((each) => !each.includes(":has(")))).toEqual([]);
  }
});
