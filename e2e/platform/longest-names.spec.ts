import { listedRoutes, routeMatcher } from "../../lib/contract/routes";
import { courseId, readCourse } from "../../testing/people/course-content";
import { addressesInSitemap } from "../contract/support/site-pages";
import { languages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { expect, test } from "../support/test";

/** As long as the form accepts, without a space: a name from a machine, and one with wide letters. */
const longest = { firstName: "Wwwwwwwwwm".repeat(6), lastName: "Venkatanarasimharajuvaripeta".repeat(2).slice(0, 60) };
const [first] = readCourse();

/** Pages of a learner, besides one of each kind that the sitemap lists. */
const ofLearner = [
  "/dashboard",
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/my-courses",
  `/my-courses/${courseId}`,
  "/recall",
  `/view/course/${courseId}`,
  `/view/course/${courseId}/wall`,
  `/course/unenroll/${courseId}`,
  "/search?query=iron",
  `/course/module/${first?.id}/primary/1`,
  `/course/module/${first?.id}/quiz`,
  "/logout/ask",
  "/nothing-here",
];

test.describe("with the longest names that the form accepts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 720 } });

  test("no page is wider than a phone, in either language", async ({ page, context, baseURL }) => {
    await signUp(context);
    const renamed = await context.request.put("/api/users/profile", { data: longest });
    expect(renamed.ok(), await renamed.text()).toBe(true);
    await completeProfile(context);
    await enroll(context);
    const listed = (await addressesInSitemap(baseURL ?? "")).map((address) => new URL(address).pathname);
    const oneOfEach = listedRoutes.flatMap((route) => listed.find((path) => routeMatcher([route]).test(path)) ?? []);
    const wide: string[] = [];
    for (const language of languages)
      for (const path of [...oneOfEach, ...ofLearner]) {
        const address = `${path}${path.includes("?") ? "&" : "?"}language=${language}`;
        await page.goto(address, { waitUntil: "domcontentloaded" });
        const over = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        if (over > 0) wide.push(`${address}: ${over}`);
      }
    expect(wide).toEqual([]);
  });
});
