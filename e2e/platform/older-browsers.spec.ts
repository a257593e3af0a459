import sharp from "sharp";
import { usesPackagedBrowser } from "../../testing/browser/browser";
import { courseId, readCourse } from "../../testing/people/course-content";
import { enroll, signUp } from "../support/learner";
import { pictureIn, versions, withCookie } from "../support/older-browser";
import { expect, test } from "../support/test";

// Phones of 2017 to 2021 keep the browser they came with. These two can only open a page and save its picture.

const size = { width: 360, height: 740 };
const lesson = `/course/module/${readCourse()[0]?.id}/primary/1`;
const ofEverybody = ["/", `/info/course/${courseId}`, "/login", "/topic/contraception"];

test.skip(!usesPackagedBrowser(), "the older browsers are packages for Linux x64");
test.use({ viewport: size });

/** The bars at the lower edge depend on what the script has loaded when the picture is taken. */
const bars = 110;

/**
 * A part of the picture in coarse grey squares: the positions of boxes, pictures and blocks of text, not their letters.
 */
const coarse = (picture: Buffer, top: number, height: number) =>
  sharp(picture)
    .extract({ left: 0, top, width: size.width, height })
    .resize(30, 52, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer();

/** The mean difference of two pictures, 0 to 255. @param above - how much lower everything is in the older browser */
async function difference(today: Buffer, older: Buffer, above: number): Promise<number> {
  const height = size.height - above - bars;
  const [a, b] = await Promise.all([coarse(today, 0, height), coarse(older, above, height)]);
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}

for (const version of versions) {
  test(`six pages look in Chromium ${version} as in today's`, async ({ page, context, baseURL }, info) => {
    const compare = async (
      address: string,
      { url: portal, problems }: Awaited<ReturnType<typeof withCookie>>,
      above = 0,
    ) => {
      await page.goto(`${address}?language=en`, { waitUntil: "networkidle" });
      const today = await page.screenshot({ path: info.outputPath(`today${address.replaceAll("/", "-")}.png`) });
      const file = info.outputPath(`chromium-${version}${address.replaceAll("/", "-")}.png`);
      const found = await difference(
        today,
        await pictureIn(version, `${portal}${address}?language=en`, { ...size, file }),
        above,
      );
      expect(problems, address).toEqual([]);
      console.log(`${address} in Chromium ${version}: ${found.toFixed(1)}`);
      expect(found, address).toBeLessThan(mostDifferent);
    };
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    const guest = await withCookie(baseURL ?? "", "cookies_agreed=1");
    for (const address of ofEverybody) await compare(address, guest);
    guest.close();
    await signUp(context);
    await enroll(context);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const learner = await withCookie(baseURL ?? "", cookie);
    await compare("/dashboard", learner);
    // Without `:has` the portal's header stays above the bar of a reading page.
    const header = Math.round((await page.locator("body > header").boundingBox())?.height ?? 0);
    await compare(lesson, learner, version === "92.0.0" ? header : 0);
    learner.close();
  });
}

for (const version of versions) {
  test(`a page follows the letter size of Chromium ${version}`, async ({ page, context, baseURL }, info) => {
    await context.addCookies([{ name: "cookies_agreed", value: "1", url: baseURL ?? "" }]);
    const guest = await withCookie(baseURL ?? "", "cookies_agreed=1");
    const letterSize = 24;
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: letterSize } });
    await page.goto("/login?language=en");
    const today = await page.screenshot({ path: info.outputPath("today.png") });
    const file = info.outputPath(`chromium-${version}.png`);
    const older = await pictureIn(version, `${guest.url}/login?language=en`, { ...size, file, letterSize });
    const unchanged = await pictureIn(version, `${guest.url}/login?language=en`, {
      ...size,
      file: info.outputPath(`chromium-${version}-16.png`),
    });
    guest.close();
    const [found, without] = [await difference(today, older, 0), await difference(today, unchanged, 0)];
    console.log(
      `/login with letters of ${letterSize} px in Chromium ${version}: ${found.toFixed(1)}; with 16 px: ${without.toFixed(1)}`,
    );
    expect(found).toBeLessThan(mostDifferent);
    expect(found).toBeLessThan(without / 2);
  });
}

/** Without its style sheet a page differs by 35 or more. */
const mostDifferent = 15;
