import { campaigns } from "../support/campaign-content";
import { fillCampaignForm, openCampaignForm } from "../support/campaign-form";
import { expectError } from "../support/form-errors";
import { fillMainForm, mainForm } from "../support/main-form";
import { messageText } from "../support/messages";
import { fillIn, goOn, submit } from "../support/steps";
import { expect, type Locator, test } from "../support/test";

// rule: registration.main-order: each form checks in its documented order; the toast shows one error, and every wrong
// field shows its own.

type Step = [field: string, wrong: string, right: string, error: string];

/**
 * Everything but `steps` is right, and the steps are of one step of the form: each error shows in its turn, and is
 * corrected before the next.
 */
async function expectOrder(form: Locator, steps: Step[]): Promise<void> {
  await fillIn(form, Object.fromEntries(steps.map(([field, wrong]) => [field, wrong])));
  for (const [field, , right, error] of steps) {
    await submit(form);
    await expectError(form, field, error);
    await fillIn(form, { [field]: right });
  }
}

const tooShort = "Password length cannot be less than 5 character";
const differ = "Password and confirm password should be the same";
const required = "Please fill all required fields marked by *";
const good = "lotus pond at noon";

test("the main form: what is required, the password's length, the two passwords, the mobile", async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await submit(form);
  await expectError(form, "firstName", required);
  await fillMainForm(form);
  await expectOrder(form, [["lastName", "", "Yadav", required]]);
  await expectOrder(form, [
    ["profession", "", "Counsellors", required],
    ["password", "abcd", good, tooShort],
    ["confirmPassword", "another one", good, differ],
    ["mobile", "98765", "9876543210", "Please enter a valid mobile number "],
  ]);
  await goOn(form);
  await submit(form);
  await expect(page).toHaveURL(/\/courses$/);
});

// The campaigns share one form and its list of rules (lib/contract/rules/steps.test.ts has all variants); what they
// differ in is registered with in campaigns.spec.ts.
test("the form of a campaign: block and institute, the password, the mobile, gender, school, subject and its messages", {
  tag: "@all",
}, async ({ page }) => {
  const [campaign] = campaigns;
  if (!campaign) throw new Error("The content has no campaign");
  await page.goto(`/${campaign.slug}?language=en`);
  await page.setViewportSize({ width: 360, height: 720 });
  const form = await openCampaignForm(page, campaign, "en");
  await fillCampaignForm(form, campaign);
  await expectOrder(form, [["block", "", campaign.block, required]]);
  await expectOrder(form, [
    ["current_institute", "", "Middle School", required],
    ["password", "abcd", good, tooShort],
    ["confirmPassword", "another one", good, differ],
    ["mobile", "98765", "9876543210", "Please enter a valid mobile number"],
    ["gender", "", "Other", "Please select your gender"],
    ["school_type", "", campaign.schoolType, "Please select school you teach"],
    ["teaching_subject", "", "Other", "Please select subject you teach"],
  ]);
  await submit(form);
  await expectError(form, "other_subject", messageText("en", "answers.writeOtherSubject"));
  await fillIn(form, { other_subject: "Kitchen garden" });
  await goOn(form);
  await submit(form);
  await expect(page).toHaveURL(new RegExp(`/view/course/${campaign.course}$`));
});
