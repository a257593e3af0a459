import axe from "axe-core";
import { type ComponentProps, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "@/components/ui/dialog";
import { TeacherForm } from "./teacher-form";
import type { TeacherVariant } from "./teacher-variants";
import {
  arrive,
  expectError,
  expectStep,
  field,
  fillIn,
  fillSteps,
  goOn,
  password,
  submit,
  teacherAnswers,
  teacherProps,
  toast,
  words,
} from "./testing/registration-in-browser";

/** As on the page of a course or a campaign: a link opens the form in a dialog. */
function Popup(props: ComponentProps<typeof TeacherForm>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        enroll
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Register" closeLabel="close" sheet>
        {open && <TeacherForm {...props} />}
      </Dialog>
    </>
  );
}
const openPopup = async (variant: TeacherVariant) => {
  await render(<Popup {...teacherProps(variant)} />);
  await page.getByRole("button", { name: "enroll" }).click();
};
const places = { course: { state_id: "5", district: "Sitamarhi" }, up: { district: "Bahraich", block: "Shivpur" } };
const dialog = () => document.querySelector("dialog[open]");

// rule: registration.teacher-order
test.each(["course", "up"] as const)(
  "the %s form shows one error in its toast, in the documented order and words",
  async (variant) => {
    arrive();
    await openPopup(variant);
    const [you = {}, school = {}] = teacherAnswers(places[variant]);
    await submit();
    await expectError("firstName", words.fillRequired);
    await fillIn(you);
    if (variant === "up") {
      await fillIn({ block: "" });
      await submit();
      await expectError("block", words.fillRequired);
      await fillIn({ block: "Shivpur" });
    }
    await goOn();
    await fillIn({
      ...school,
      current_institute: "",
      password: "abcd",
      confirmPassword: "another one",
      mobile: "98765",
      gender: "",
      school_type: "",
      teaching_subject: "",
    });
    for (const [name, right, text] of [
      ["current_institute", "Middle School", "Please fill all required fields marked by *"],
      ["password", password, "Password length cannot be less than 5 character"],
      ["confirmPassword", password, "Password and confirm password should be the same"],
      ["mobile", "9876543210", "Please enter a valid mobile number"],
      ["gender", "Other", "Please select your gender"],
      ["school_type", "Primary School", "Please select school you teach"],
      ["teaching_subject", "Other", "Please select subject you teach"],
      ["other_subject", "Kitchen garden", "Please write subject you teach Other"],
    ] as const) {
      await submit();
      await expectError(name, text);
      await expect.poll(() => toast(text)).toBe(true);
      await fillIn({ [name]: right });
    }
    await goOn();
    expect(field("firstName").value).toBe("Sunita");
  },
);

test("the form asks once about a number that no mobile has", async () => {
  arrive();
  await openPopup("up");
  await fillSteps(teacherAnswers(places.up).slice(0, 2));
  await fillIn({ mobile: "5123456789" });
  await submit();
  await expect.element(page.getByText("mobileQuestion 5123456789")).toBeVisible();
  await goOn();
});

test("the field for another subject is there only when Other is chosen, and takes 25 characters", async () => {
  arrive();
  await openPopup("course");
  await fillSteps(teacherAnswers(places.course).slice(0, 2));
  await expect.element(field("other_subject")).not.toBeVisible();
  await fillIn({ teaching_subject: "Other" });
  await expect.element(field("other_subject")).toBeVisible();
  await userEvent.type(field("other_subject"), "abcdefghijklmnopqrstuvwxyz0123");
  expect(field("other_subject").value).toBe("abcdefghijklmnopqrstuvwxy");
  await fillIn({ teaching_subject: "Science" });
  await expect.element(field("other_subject")).not.toBeVisible();
});

test("any other failure is shown only on the form", async () => {
  const { action } = arrive();
  const message = "Please choose a district of your state.";
  action.mockResolvedValueOnce({
    problems: [{ field: "district", key: "districtUnknown", message, inlineOnly: true }],
  });
  await openPopup("course");
  await fillSteps(teacherAnswers(places.course));
  await submit();
  await expectError("district", message);
  await expectStep(0);
  await fillIn({ district: "Patna" });
  await goOn();
  await goOn();
  action.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await submit();
  await expect.element(page.getByRole("alert").filter({ hasText: "offline" })).toBeVisible();
  expect(toast(message) || toast("offline")).toBe(false);
});

test("the form has no finding of axe; by keyboard alone the fields follow each other, and Escape closes the popup and takes its entry out of the history", async () => {
  arrive();
  await openPopup("course");
  await fillSteps(teacherAnswers(places.course).slice(0, 2));
  await fillIn({ teaching_subject: "Other" });
  const { violations } = await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] });
  expect(violations.map(({ id }) => id)).toEqual([]);
  field("current_institute").focus();
  for (const name of ["school_type", "teaching_subject", "other_subject"]) {
    await userEvent.tab();
    await expect.element(field(name)).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => window.history.state?.dialog).toBeUndefined();
});

test("Back goes through the steps of the popup and closes it; its title names the step", async () => {
  arrive();
  window.history.replaceState({ page: "campaign" }, "");
  await openPopup("up");
  await fillSteps(teacherAnswers(places.up));
  expect(document.title).toBe("Consent (Step 3 of 3) – Register");
  for (const step of [1, 0]) {
    window.history.back();
    await expectStep(step);
    expect(dialog()).not.toBeNull();
  }
  expect(document.title).toBe("Register");
  window.history.back();
  await expect.poll(dialog).toBeNull();
  expect(window.history.state).toMatchObject({ page: "campaign" });
  // What was typed is there when it is opened again, and closing it by its button leaves no entry behind.
  await page.getByRole("button", { name: "enroll" }).click();
  await expect.poll(() => field("firstName").value).toBe("Sunita");
  await page.getByRole("button", { name: "close" }).click();
  await expect.poll(dialog).toBeNull();
  await expect.poll(() => window.history.state?.dialog).toBeUndefined();
});

test("on a phone the popup fills the screen, its title and its close button stay in sight, and the form scrolls inside", async () => {
  arrive();
  await openPopup("up");
  const { x, y, width, height } = dialog()?.getBoundingClientRect() ?? new DOMRect();
  expect([x, y, width, height]).toEqual([0, 0, 360, 740]);
  await fillSteps(teacherAnswers(places.up).slice(0, 2));
  dialog()?.scrollTo(0, 10_000);
  expect(dialog()?.scrollTop).toBeGreaterThan(0);
  await expect.element(page.getByRole("heading", { name: "Register" })).toBeInViewport();
  await expect.element(page.getByRole("button", { name: "close" })).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 800);
  await expect.poll(() => dialog()?.getBoundingClientRect().width).toBeLessThan(640);
  await page.viewport(360, 740);
});

test.each([
  [360, 720],
  [1280, 800],
])(
  "many missing fields fill no more than half of a screen of %i × %i, and the toast covers neither title nor button",
  async (width, height) => {
    arrive();
    await page.viewport(width, height);
    await openPopup("course");
    await submit();
    const summary = page.getByRole("region", { name: words.fillRequired });
    await expect.element(summary).toHaveFocus();
    expect(summary.element().getBoundingClientRect().height).toBeLessThanOrEqual(height / 2);
    await expect.poll(() => toast(words.fillRequired)).toBe(true);
    dialog()?.scrollTo(0, 0);
    await submit();
    // Nothing covers the middle of the title, nor the middle of the button.
    const covered = () =>
      [...(dialog()?.querySelector("h2")?.parentElement?.children ?? [])].filter((child) => {
        const box = child.getBoundingClientRect();
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return box.bottom > 0 && !child.contains(middle);
      }).length;
    await expect.poll(covered).toBe(0);
    await page.viewport(360, 740);
  },
);
