import { courseId } from "../../testing/people/course-content";
import { firstInCore } from "../../testing/scope";
import { expectError } from "../support/form-errors";
import { anotherPassword, signUp } from "../support/learner";
import { expectStep, fillIn, goBack, goOn, submit } from "../support/steps";
import { fillTeacherForm, openPopup } from "../support/teacher-form";
import { expect, test } from "../support/test";

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
      username: username.toLowerCase(),
      state: "Bihar",
      state_id: 5,
      district: "Sitamarhi",
      block: "",
      is_profile_complete: 1,
      current_institute: "Middle School, Dumra",
      employment_sector: "Government",
      gender: "Female",
      age: null,
      profession: "",
      school_type: "Primary School",
      teaching_subject: "Other:Fine arts",
    });
    // The header knows who is there.
    await expect(page.getByText("Sunita").first()).toBeAttached();
  });
}

test("an address with an account shows Registration Failed, in a toast and at the field; nothing typed is lost", {
  tag: "@all",
}, async ({ page, context }) => {
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
