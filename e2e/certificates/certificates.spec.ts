import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { courseId, readCourse } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings } from "../support/screen";
import { staff } from "../support/staff";
import { proveSecondFactor } from "../support/staff-member";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const reviewedCourse = "healthy-minds";
const _journalTopic = "stress-and-coping";
const speak = (context: BrowserContext, language: Language, url: string) =>
  context.addCookies([{ name: "language", value: language, url }]);

async function completedCourse(
  context: BrowserContext,
  name: Partial<Record<"firstName" | "lastName", string>> = {},
): Promise<{ id: string; number: string }> {
  await signUp(context);
  await completeProfile(context);
  await context.request.put("/api/users/profile", { data: name });
  await enroll(context);
  await completeTopics(context, readCourse());
  const modules = await context.request.post(`/api/courses/modules/${courseId}`, { data: {} });
  const [{ id: eid }] = (await modules.json()).enrollment_info;
  const { certificateId } = await (
    await context.request.put(`/api/courses/completed_status/${courseId}`, { data: { eid } })
  ).json();
  const { data } = await (await context.request.get(`/api/certificate/${certificateId}`)).json();
  return { id: certificateId, number: data.number };
}

test("a certificate: its owner and a coordinator may do more with it than a stranger; a revoked one shows that it is revoked", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  const { id, number } = await completedCourse(context);
  const actions = (at: Page) => at.getByRole("heading", { name: messageText("en", "certificate.actions") });
  await page.goto(`/certificate/${id}`);
  await expect(actions(page)).toBeVisible();
  await page.getByText(messageText("en", "certificate.more")).click();
  const links = ["download", "badge"].map((key) =>
    page.getByRole("link", { name: messageText("en", `certificate.${key}`) }),
  );
  for (const network of ["Facebook", "LinkedIn"])
    links.push(page.getByRole("link", { name: messageText("en", "certificate.shareOn", { network }) }));
  for (const link of links) await expect(link).toBeVisible();
  await expectNoAxeFindings(page);
  const badge = await context.request.get((await links[1]?.getAttribute("href")) ?? "");
  expect([badge.status(), badge.headers()["content-type"]]).toEqual([200, "application/ld+json"]);

  const strangers = await browser.newContext();
  const other = await strangers.newPage();
  await other.goto(`/certificate/${id}`);
  await expect(other.getByText(number).first()).toBeVisible();
  await expect(actions(other)).toHaveCount(0);
  const username = await signUp(strangers);
  await other.reload();
  await expect(actions(other)).toHaveCount(0);
  await staff(baseURL ?? "", "verify", username);
  await staff(baseURL ?? "", "grant", "coordinator", username, "state:all");
  await proveSecondFactor(strangers);
  await other.reload();
  await expect(actions(other)).toBeVisible();

  await staff(baseURL ?? "", "withdraw", number, "Two people used this account.");
  for (const language of behaviourLanguages) {
    await speak(strangers, language, baseURL ?? "");
    expect((await other.goto(`/certificate/${id}`))?.status()).toBe(410);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      messageText(language, "certificate.withdrawnTitle"),
    );
    await expect(other).toHaveTitle(new RegExp(messageText(language, "certificate.withdrawnTitle")));
    await expect(other.getByRole("main").getByText("Sunita")).toHaveCount(0);
    await expectNoAxeFindings(other);
  }
  for (const address of [`/certificate/${id}/badge.json`, `/api/certificate/${id}`, `/api/certificate/${id}/pdf`])
    expect((await strangers.request.get(address)).status(), address).toBe(410);
  await strangers.close();
});

for (const language of behaviourLanguages) {
  test(`approved with an incomplete profile: the page shows what is missing, then has the certificate, which stays within reach after leaving (${language})`, {
    tag: "@all",
  }, async ({ page, context, baseURL }) => {
    await speak(context, language, baseURL ?? "");
    const username = await signUp(context, language);
    await context.request.post("/api/courses/enroll", { data: { id: reviewedCourse, language } });
    await completeTopics(context, readCourse(reviewedCourse).slice(0, 4));
    expect(await staff(baseURL ?? "", "approve", username, reviewedCourse, firstModule().id)).toContain(
      "profile is incomplete",
    );
    const alert = page.locator("#certificate");
    await page.goto(`/view/course/${reviewedCourse}`);
    for (const line of [
      messageText(language, "learning.reviewApproved"),
      firstModule()[language],
      messageText(language, "learning.profileFirst"),
    ])
      await expect(alert.getByText(line)).toBeVisible();
    await completeProfile(context);
    await page.reload();
    const link = page.getByRole("link", {
      name: messageText(language, "learning.moduleCertificate", { module: firstModule()[language] }),
    });
    const address = (await link.getAttribute("href")) ?? "";
    await expectNoAxeFindings(page);
    await page.goto(`/course/unenroll/${reviewedCourse}`);
    await expect(page.locator(`main a[href="${address}"]`)).toBeVisible();
    await context.request.post("/api/users/unenroll", { data: { id: reviewedCourse, feedback: "No time." } });
    for (const where of [`/course/unenroll/${reviewedCourse}?step=done`, "/dashboard"]) {
      await page.goto(where);
      await expect(page.locator(`main a[href="${address}"]`)).toContainText(firstModule()[language]);
      await expectNoAxeFindings(page);
    }
  });

  test(`an unknown certificate's address says so, in its title too (${language})`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, language, baseURL ?? "");
    for (const id of ["nothing-here", "%00", "a%25zz"]) {
      expect((await page.goto(`/certificate/${id}`))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        messageText(language, "certificate.unknownTitle"),
      );
      await expect(page).toHaveTitle(new RegExp(messageText(language, "certificate.unknownTitle")));
    }
  });

  test(`the certificate test screen shows a sample and gives it as a file (${language})`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await speak(context, language, baseURL ?? "");
    await page.goto("/certdemo");
    await expect(
      page.getByRole("region", { name: messageText(language, "certificate.samplePrintArea") }),
    ).toContainText(messageText(language, "certificate.sampleHeadline"));
    await expectNoAxeFindings(page);
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: messageText(language, "certificate.sampleDownload") }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^\w+_Certificate_SAMPLE-0001\.pdf$/);
  });
}

/** The name of the first module, as the content has it. */
function firstModule(): Record<Language | "id", string> {
  const folder = path.join("content", "courses", reviewedCourse);
  const [first = ""] = fs
    .readdirSync(folder)
    .filter((name) => /^\d/.test(name))
    .sort();
  const { id, name } = parse(fs.readFileSync(path.join(folder, first, "module.yaml"), "utf8")) as {
    id: string;
    name: Record<Language, string>;
  };
  return { id, ...name };
}

test("a name of 70 letters fits the certificate's page: an A4 sheet on phones, on wide screens and on paper", {
  tag: "@all",
}, async ({ page, context }) => {
  const name = { firstName: "Annapurneshwari Mahalakshmi Venkata", lastName: "Subramaniyam Chattopadhyay Wadhwani" };
  const { id } = await completedCourse(context, name);
  const sheet = page.locator(".certificate-sheet");
  const expectWhole = async () => {
    await expect(sheet.locator(".certificate-name")).toHaveText(`${name.firstName} ${name.lastName}`);
    expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/certificate/${id}`);
  const ratio = () =>
    sheet.evaluate((element) => element.getBoundingClientRect().height / element.getBoundingClientRect().width);
  await expectWhole();
  expect(await ratio()).toBeCloseTo(210 / 297, 2);
  await page.emulateMedia({ media: "print" });
  expect(await ratio()).toBeCloseTo(210 / 297, 2);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 360, height: 720 });
  await expectWhole();
  expect(await ratio()).toBeCloseTo(210 / 297, 2);
  await expectNoAxeFindings(page);
});
