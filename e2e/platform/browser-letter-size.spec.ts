import { courseId, readCourse } from "../../testing/people/course-content";
import { languages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { expectToFit } from "../support/screen";
import { expect, type Page, test } from "../support/test";

// The size of letters that a person has set in the browser, not on this portal (rule: accessibility.letter-size). 16 px
// is what browsers come with.
const sizesPx = [12, 16, 20, 24, 32];
const widthsPx = [360, 1280];

const ofGuests = ["/", `/info/course/${courseId}`, "/topic/contraception", "/register", "/school-health-program"];
const ofLearners = ["/dashboard", `/course/module/${readCourse()[0]?.id}/primary/1`];

const setLetterSize = async (page: Page, standard: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
};

const rootSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Controls that are outside the window, or whose text is. */
function cutControls(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element) => {
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(above).overflowX) && above.scrollWidth > above.clientWidth) return true;
    }
    return false;
  };
  const isCut = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    // What only screen readers read is one pixel wide.
    if (own < 2 || !element.checkVisibility() || scrolls(element)) return false;
    const words = element.matches("button, summary") && element.scrollWidth > element.clientWidth + 2;
    return left < -1 || right > width + 1 || words;
  };
  return [...document.querySelectorAll("a, button, summary, input, select, textarea")]
    .filter(isCut)
    .map((element) => element.outerHTML.slice(0, 200));
}

async function expectWhole(page: Page, addresses: string[], language: string): Promise<void> {
  for (const address of addresses) {
    await page.goto(`${address}?language=${language}`);
    for (const size of sizesPx) {
      await setLetterSize(page, size);
      for (const width of widthsPx) {
        await page.setViewportSize({ width, height: 740 });
        // From 48rem on, the root font is a little larger.
        expect(await rootSize(page), `${address} ${size} ${width}`).toBeCloseTo(
          size * (width >= 48 * size ? 1.125 : 1.0625),
          1,
        );
        await expectToFit(page);
        expect(await page.evaluate(cutControls), `${address} with letters of ${size} px, ${width} px wide`).toEqual([]);
      }
    }
  }
}

for (const language of languages) {
  test(`pages follow the letter size of the browser, and no control is cut (${language})`, async ({ page }) => {
    await expectWhole(page, ofGuests, language);
  });

  test(`a learner's pages follow it too (${language})`, async ({ page, context }) => {
    await signUp(context);
    await enroll(context);
    await expectWhole(page, ofLearners, language);
  });
}

test("the letter size of an Android device counts like that of the browser", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const scale of [1, 1.5, 2]) {
    await session.send("Emulation.setEmulatedOSTextScale", { scale });
    await page.goto("/login");
    expect(await rootSize(page), `${scale}`).toBeCloseTo(scale * 17, 1);
    // Media queries know it too.
    expect(await page.evaluate(() => matchMedia("(max-width: 18.5rem)").matches), `${scale}`).toBe(
      360 / (16 * scale) <= 18.5,
    );
    await expectToFit(page);
    expect(await page.evaluate(cutControls), `${scale}`).toEqual([]);
  }
});

test("the letter size of the portal's own settings multiplies that of the browser", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "accessibility", value: "largest", url: baseURL ?? "" }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/login");
  for (const size of [16, 20, 24]) {
    await setLetterSize(page, size);
    expect(await rootSize(page)).toBeCloseTo(size * 1.5, 1);
    await expectToFit(page);
    expect(await page.evaluate(cutControls), `${size} px`).toEqual([]);
  }
});
