import { firstInCore } from "../../testing/scope";
import { campaigns, courseTexts } from "../support/campaign-content";
import { enrollIn, fillCampaignForm, openCampaignForm, type Shown } from "../support/campaign-form";
import { firstCaption } from "../support/captions";
import { holdRequests } from "../support/held-requests";
import { behaviourLanguages, languages } from "../support/languages";
import { completeProfile, password, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { submit } from "../support/steps";
import { expect, hydrated, type Page, test } from "../support/test";

const phone = { width: 360, height: 720 };
const takingCourse = { en: "I am taking {course} programme", hi: messageText("hi", "course.takingCourse") };

async function expectTeacher(
  page: Page,
  { course, state, state_id, district, block, schoolType }: Shown,
): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/view/course/${course}$`));
  const { data } = await (await page.request.get("/api/users/profile")).json();
  expect(data).toMatchObject({
    state,
    state_id,
    district,
    block,
    school_type: schoolType,
    employment_sector: "Government",
    is_profile_complete: 1,
  });
}

/** The campaign stored with the account of the learner, out of everything that is stored about them. */
async function cameBy(page: Page): Promise<Record<string, string>> {
  const stored = await (await page.request.get("/settings/my-data")).text();
  return Object.fromEntries(
    [...stored.matchAll(/"(utm_campaign|utm_source)": "([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** The name of the page's film. */
async function videoName(page: Page): Promise<string> {
  const address = await page.locator("main article a[href$='.mp4']").first().getAttribute("href");
  return /\/videos\/([\w-]+)\.mp4/.exec(address ?? "")?.[1] ?? "";
}

/** The links that share the course, with the documented text. */
async function expectSharing(page: Page, language: Language, { course }: Shown): Promise<void> {
  const links = page.getByRole("navigation", { name: messageText(language, "course.share") }).getByRole("link");
  await expect(links).toHaveCount(4);
  const addresses = await Promise.all(
    (await links.all()).map(async (link) => new URL((await link.getAttribute("href")) ?? "")),
  );
  expect(addresses.map(({ host }) => host).sort()).toEqual([
    "twitter.com",
    "wa.me",
    "www.facebook.com",
    "www.linkedin.com",
  ]);
  for (const address of addresses) {
    const shared = [...address.searchParams.values()].join(" ");
    expect(shared).toContain(takingCourse[language].replace("{course}", courseTexts(course).name[language]));
    expect(shared).toContain(`/info/course/${course}`);
  }
}

for (const campaign of firstInCore(campaigns)) {
  const { slug, course } = campaign;
  const texts = courseTexts(course);

  test.describe(`/${slug}`, () => {
    for (const language of languages) {
      test(`greets its state, shows and shares its course, and has its film's words, on a phone and a desktop (${language})`, async ({
        page,
      }) => {
        await page.goto(`/${slug}?language=${language}`);
        await expect(page).toHaveTitle(`${texts.name[language]} | ${texts.shortDesc[language]}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.name[language]);
        for (const text of [campaign.greeting[language], messageText(language, "course.includesCertificate")])
          await expect(page.getByText(text, { exact: true })).toBeVisible();
        // As far as the first helpline that the content names by reference.
        await expect(page.getByText((campaign.lead[language].split("{")[0] ?? "").trim())).toBeVisible();
        const crumbs = page.getByRole("navigation", { name: messageText(language, "shell.breadcrumb") });
        await expect(crumbs.getByRole("listitem")).toHaveText(
          [messageText(language, "shell.home"), /./, texts.name[language]].map((each) => new RegExp(each)),
        );
        await expect(page.getByRole("heading", { name: messageText(language, "course.learn") })).toBeVisible();
        for (const part of ["about", "curriculum", "howItWorks", "faqs"])
          await expect(page.getByRole("tab", { name: messageText(language, `course.${part}`) })).toBeVisible();
        await expectSharing(page, language, campaign);
        const film = page
          .locator("main article details")
          .filter({ hasText: messageText(language, "video.words"), visible: true });
        await expect(film.getByText(firstCaption(await videoName(page), language))).toBeAttached();
        // On a desktop the form replaces the button that opens it.
        await expect(page.locator("aside form [data-form-steps]")).toBeVisible();
        await expect(enrollIn(page, language)).toBeHidden();
        // The two sizes differ in what they show, the languages in its texts: axe sees each once.
        await (language === "en" ? expectNoAxeFindings(page) : expectToFit(page));
        await page.setViewportSize(phone);
        await page.evaluate(() => window.scrollTo(0, 0));
        // What the course is and what it has for the state are in the first screen of a phone, with the button.
        await expect(enrollIn(page, language)).toBeInViewport();
        await expect(page.getByText((campaign.lead[language].split("{")[0] ?? "").trim())).toBeInViewport();
        expect((await page.getByRole("heading", { level: 1 }).boundingBox())?.y).toBeLessThanOrEqual(330);
        await (language === "en" ? expectToFit(page) : expectNoAxeFindings(page));
      });
    }

    test("a guest gets the form in a popup, closes it, and is still on the page; registering opens the course", async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(`/${slug}?language=en`);
      await openCampaignForm(page, campaign, "en");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${slug}(\\?|$)`));
      const form = await openCampaignForm(page, campaign, "en");
      await fillCampaignForm(form, campaign);
      await submit(form);
      await expectTeacher(page, campaign);
      expect(await cameBy(page)).toEqual({ utm_source: slug, utm_campaign: slug });
      // The three states: enrolled now, so the page offers the course itself, and the film in place of the form.
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/${slug}`);
      await expect(page.getByRole("link", { name: messageText("en", "course.launch"), exact: true })).toHaveAttribute(
        "href",
        `/view/course/${course}`,
      );
      await expect(page.getByRole("heading", { name: messageText("en", "campaigns.yourFilm") })).toBeVisible();
      await expect(page.locator("aside form")).toHaveCount(0);
    });
  });
}

// The three addresses are one route: what their contents do not change is walked at one of them.
const [campaign] = campaigns;
if (!campaign) throw new Error("The content has no campaign");
const { slug, course } = campaign;

for (const language of behaviourLanguages) {
  test.describe(`/${slug}, for all three (${language})`, () => {
    test(`a signed-in learner is never sent to the registration: not before the session is known, not on the form's own page (${language})`, async ({
      page,
      context,
    }) => {
      await signUp(context, language);
      const letAnswer = await holdRequests(page, "**/api/checkAuth");
      await page.goto(`/${slug}?language=${language}`);
      const words = messageText(language, "course.enroll");
      // Before the session is known the page already says what it does for a learner.
      await page.locator("main article").getByRole("link", { name: words, exact: true }).click();
      await expect(
        page
          .locator("main article")
          .getByText(messageText(language, "course.opening"))
          .or(page.getByRole("button", { name: words })),
      ).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      letAnswer();
      // Pressed before the page had come to life, the link leads to the form's page, which is another one for a
      // learner.
      const enroll = page.getByRole("button", { name: words, exact: true });
      if (page.url().endsWith("/enroll")) await enroll.click();
      await expect(page).toHaveURL(new RegExp(`/view/course/${course}$`));
      await page.goto(`/${slug}/enroll?language=${language}`);
      await expect(page.getByText(messageText(language, "campaigns.learnerLead"))).toBeVisible();
      await expect(page.locator("main [name=password]")).toHaveCount(0);
      await expectNoAxeFindings(page);
      await enroll.click();
      await expect(page).toHaveURL(new RegExp(`/view/course/${course}$`));
    });

    test(`the film's transcript can be read on a phone: below the picture as it plays, and on the page without it (${language})`, {
      tag: "@all",
    }, async ({ page }) => {
      await page.setViewportSize(phone);
      const requested: string[] = [];
      page.on("request", (request) => /\.(mp4|vtt)$/.test(request.url()) && requested.push(request.url()));
      await page.goto(`/${slug}?language=${language}`);
      const name = await videoName(page);
      const unfolded = page
        .locator("main article details")
        .filter({ hasText: messageText(language, "video.words"), visible: true });
      await unfolded.locator("summary").click();
      await expect(unfolded.getByText(firstCaption(name, language))).toBeVisible();
      expect(requested).toEqual([]);
      await page.locator("main article a[href$='.mp4']").filter({ visible: true }).first().click();
      const film = page.getByRole("dialog");
      const now = film.locator("p[aria-live=off]");
      await expect(now).toContainText(firstCaption(name, language));
      expect(await now.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))).toBeGreaterThanOrEqual(
        17,
      );
      expect((await film.locator("video").boundingBox())?.width).toBeGreaterThan(310);
      const modes = await film
        .locator("video")
        .evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode).sort());
      expect(modes).toEqual(["disabled", "hidden"]);
      await expectNoAxeFindings(page);
    });

    test("a signed-in learner who is not enrolled enrols with one press", { tag: "@all" }, async ({
      page,
      context,
    }) => {
      await signUp(context);
      await page.goto(`/${slug}`);
      await page.getByRole("button", { name: messageText("en", "course.enroll"), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/view/course/${course}$`));
    });

    for (const { when, tag } of [
      { when: "before", tag: [] },
      { when: "after", tag: ["@all"] },
    ])
      test(`the login from the menu comes back to the course's own page, ${when} its scripts have come`, {
        tag,
      }, async ({ page, context }) => {
        const username = await signUp(context);
        await completeProfile(context);
        await context.clearCookies();
        await page.goto(`/${slug}?language=en`);
        await expect
          .poll(() => page.evaluate(() => window.sessionStorage.getItem("rdir")))
          .toBe(`/info/course/${course}`);
        expect(await page.evaluate(() => window.localStorage.getItem("utm_source"))).toBe(slug);
        if (when === "before") await page.route("**/_next/static/**/*.js", (route) => route.abort());
        await page
          .getByRole("banner")
          .getByRole("link", { name: messageText("en", "shell.login") })
          .locator("visible=true")
          .click();
        await page.waitForURL(/\/login/);
        if (when === "after") await hydrated(page);
        await page.locator("[name=username]").fill(username);
        await page.locator("[name=password]").fill(password);
        await page.locator("main form button[type=submit]").last().click();
        await expect(page).toHaveURL(new RegExp(`/info/course/${course}$`));
      });
  });
}
