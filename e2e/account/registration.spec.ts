import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { expectError, findToast } from "../support/form-errors";
import { languages } from "../support/languages";
import { anotherPassword, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expectStep, fillIn, goBack, goOn, showField, submit } from "../support/steps";
import { fillTeacherForm, openPopup } from "../support/teacher-form";
import { expect, test } from "../support/test";

test("the popup's form shows one error in its toast, in the documented order and words", async ({ page }) => {
  const form = await openPopup(page, "en");
  const t = (key: string) => messageText("en", `answers.${key}`, { minimum: 5 });
  await submit(form);
  await expectError(form, "firstName", "Please fill all required fields marked by *");
  await fillTeacherForm(form);
  const steps: [field: string, wrong: string, right: string, error: string][] = [
    ["current_institute", "", "Middle School", "Please fill all required fields marked by *"],
    ["password", "abcd", "lotus pond at noon", "Password length cannot be less than 5 character"],
    ["confirmPassword", "another one", "lotus pond at noon", t("passwordsDiffer")],
    ["mobile", "98765", "9876543210", "Please enter a valid mobile number"],
    ["gender", "", "Other", "Please select your gender"],
    ["school_type", "", "NA (Not Applicable)", "Please select school you teach"],
    ["teaching_subject", "", "Other", "Please select subject you teach"],
  ];
  await fillIn(form, Object.fromEntries(steps.map(([field, wrong]) => [field, wrong])));
  for (const [field, , right, error] of steps) {
    await submit(form);
    await expectError(form, field, error);
    await fillIn(form, { [field]: right });
  }
  await submit(form);
  await expectError(form, "other_subject", "Please write subject you teach Other");
  await expect(form.locator("[name=firstName]")).toHaveValue("Sunita");
});

test("the field for another subject is there only when Other is chosen, and takes 25 characters", {
  tag: "@all",
}, async ({ page }) => {
  const form = await openPopup(page, "en");
  await fillTeacherForm(form);
  await showField(form, "teaching_subject");
  const other = form.locator("[name=other_subject]");
  await expect(other).toBeHidden();
  await form.locator("[name=teaching_subject]").selectOption("Other");
  await expect(other).toBeVisible();
  await other.pressSequentially("abcdefghijklmnopqrstuvwxyz0123");
  await expect(other).toHaveValue("abcdefghijklmnopqrstuvwxy");
  await form.locator("[name=teaching_subject]").selectOption("Hindi");
  await expect(other).toBeHidden();
});

test("a slip in the domain of an address is asked about, and one press puts the probable address in", async ({
  page,
}) => {
  await page.goto("/register?language=hi");
  const email = page.locator("[name=username]");
  await email.fill("asha.kumari@gmial.com");
  await email.blur();
  await page.getByRole("status").getByRole("button", { name: "यही पता लिखें" }).click();
  await expect(email).toHaveValue("asha.kumari@gmail.com");
  await expect(page.getByText("asha.kumari@gmail.com")).toHaveCount(0);
});

test("the mobile takes digits only, at most ten, and those of the Hindi keyboard too", { tag: "@all" }, async ({
  page,
}) => {
  const form = await openPopup(page, "hi");
  await fillTeacherForm(form);
  const mobile = await showField(form, "mobile");
  await mobile.fill("");
  await mobile.pressSequentially("९८७६-a5 43210 77");
  await expect(mobile).toHaveValue("9876543210");
});

for (const measured of firstInCore([true, false])) {
  test(`after registering, the profile is complete and the course open; the event is ${measured ? "reported" : "not sent without consent"}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      (window as { dataLayer?: unknown }).dataLayer = {
        push: (event: object) => window.sessionStorage.setItem("reported", JSON.stringify(event)),
      };
    });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && request.postData()?.includes("confirmPassword"))
        sent.push(new URL(request.url()).pathname);
    });
    await page.goto(`/info/course/${courseId}?language=en&utm_campaign=summer`);
    const form = await openPopup(page, "en");
    const username = await fillTeacherForm(form);
    await fillIn(form, { teaching_subject: "Other", other_subject: "Fine arts" });
    await goOn(form);
    if (measured) await form.locator("[name=consent_analytics]").check();
    await submit(form);
    await expect(page.getByRole("status").filter({ hasText: "You have successfully registered" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/view/course/${courseId}$`));
    // One form, sent once to its page's own action: the profile and the course follow on the server.
    expect(sent).toEqual([`/info/course/${courseId}`]);
    const reported = await page.evaluate(() => window.sessionStorage.getItem("reported"));
    expect(reported && JSON.parse(reported)).toEqual(
      measured ? { event: "registration", course: courseId, form: "course" } : null,
    );
    const { data } = await (await page.request.get("/api/users/profile")).json();
    expect(data).toMatchObject({
      ...{
        username: username.toLowerCase(),
        state: "Bihar",
        state_id: 5,
        district: "Sitamarhi",
        block: "",
        is_profile_complete: 1,
      },
      ...{
        current_institute: "Middle School, Dumra",
        employment_sector: "Government",
        gender: "Female",
        age: null,
        profession: "",
      },
      ...{ school_type: "Primary School", teaching_subject: "Other:Fine arts" },
    });
    // The header knows who is there.
    await expect(page.getByText("Sunita").first()).toBeAttached();
  });
}

test("an address with an account shows Registration Failed, in a toast and at the field; nothing typed is lost", async ({
  page,
  context,
}) => {
  const username = await signUp(context);
  await context.clearCookies();
  const form = await openPopup(page, "en");
  await fillTeacherForm(form, username);
  await goBack(form);
  await fillIn(form, { password: anotherPassword, confirmPassword: anotherPassword });
  await goOn(form);
  await submit(form);
  await expectError(form, "username", "Registration Failed: Account already Exists ");
  await expectStep(form, 0);
  await expect(form.locator("[name=current_institute]")).toHaveValue("Middle School, Dumra");
});

test("any other failure is shown only on the form", { tag: "@all" }, async ({ page }) => {
  const form = await openPopup(page, "en");
  await fillTeacherForm(form);
  // A district that was taken off the list after this page had been loaded.
  await showField(form, "district");
  await form.locator("[name=district] option:checked").evaluate((option: HTMLOptionElement) => {
    option.value = "Nowhere";
  });
  await goOn(form);
  await goOn(form);
  await submit(form);
  await expectError(form, "district", "Please choose a district of your state.", "on the form only");
  await form.locator("[name=district]").selectOption("Patna");
  await goOn(form);
  await goOn(form);
  await page.route("**/*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await submit(form);
  await expect(form.getByRole("alert").filter({ hasText: messageText("en", "accounts.offline") })).toBeVisible();
  await expect(findToast(page)).toHaveCount(0);
});

test("the popup's form is accessible in both languages, and works with the keyboard alone", { tag: "@all" }, async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`/info/course/${courseId}?language=${language}`);
    const form = await openPopup(page, language);
    await expectNoAxeFindings(page);
    await fillTeacherForm(form);
    await expectNoAxeFindings(page);
    await goBack(form);
    await form.locator("[name=teaching_subject]").selectOption("Other");
    await expectNoAxeFindings(page);
    await form.locator("[name=current_institute]").focus();
    await page.keyboard.press("Tab");
    await expect(form.locator("[name=school_type]")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.locator("[name=teaching_subject]")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.locator("[name=other_subject]")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // Closing goes back in the history, which would end the next navigation.
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.dialog))).toBe(false);
  }
});
