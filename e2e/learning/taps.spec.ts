import { readCourse } from "../../testing/people/course-content";
import { campaigns } from "../support/campaign-content";
import { fillCampaignForm, openCampaignForm } from "../support/campaign-form";
import { behaviourLanguages } from "../support/languages";
import { messageText } from "../support/messages";
import { questionOn } from "../support/quiz";
import { submit } from "../support/steps";
import { countTaps } from "../support/taps";
import { expect, test } from "../support/test";

const mostTaps = 30;

for (const language of behaviourLanguages) {
  test(`a first-time learner on a 360x640 phone gets from a campaign link to the first question answered with at most ${mostTaps} taps and fields besides the required ones (${language})`, async ({
    page,
    context,
  }) => {
    const [campaign] = campaigns;
    const [topic] = readCourse(campaign?.course);
    if (!campaign || !topic) throw new Error("The content has no campaign or its course no topic");
    await page.setViewportSize({ width: 360, height: 640 });
    const taps = await countTaps(context, language);
    await page.goto(`/${campaign.slug}?language=${language}`);
    await page.getByRole("button", { name: messageText(language, "privacy.cookies.agree") }).click();
    const form = await openCampaignForm(page, campaign, language);
    await fillCampaignForm(form, campaign);
    await submit(form);
    await expect(page).toHaveURL(new RegExp(`/view/course/${campaign.course}$`));
    await page.locator(`main a[href="/course/module/${topic.id}/primary/1"]`).first().click();
    for (let number = 1; number <= topic.pages; number += 1) {
      await expect(page).toHaveURL(new RegExp(`/course/module/${topic.id}/primary/${number}$`));
      await page.locator("a[rel=next]").click();
    }
    await page.getByRole("link", { name: messageText(language, "quizzes.start") }).click();
    for (const id of (await questionOn(page, topic)).right)
      await page.locator(`label:has(input[name=choice][value="${id}"])`).click();
    await page.getByRole("button", { name: messageText(language, "quizzes.check") }).click();
    await expect(page.getByText(messageText(language, "quizzes.right"), { exact: true })).toBeVisible();
    console.log(
      `${taps.length} taps and optional fields from the campaign link to the first answer (${language}):\n  ${taps.join("\n  ")}`,
    );
    // Fewer than these would mean that something was not counted: cookies, the form, its end, the course, each page,
    // the quiz, an option, the answer.
    expect(taps.length).toBeGreaterThanOrEqual(topic.pages + 7);
    expect(taps.length).toBeLessThanOrEqual(mostTaps);
  });
}
