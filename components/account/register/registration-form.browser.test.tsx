import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { RegistrationForm } from "./registration-form";
import {
  arrive,
  expectError,
  expectStep,
  field,
  fillIn,
  fillSteps,
  goBack,
  goOn,
  mainAnswers,
  mainProps,
  password,
  submit,
  toast,
  words,
} from "./testing/registration-in-browser";

const show = () => render(<RegistrationForm {...mainProps} />);

// rule: registration.main-order: the toast shows one error, and every wrong field shows its own.
test("what is required, the password's length, the two passwords and the mobile are checked in this order", async () => {
  const { action } = arrive();
  await show();
  await submit();
  await expectError("firstName", words.fillRequired);
  await expect.poll(() => toast(words.fillRequired)).toBe(true);
  await fillIn({ ...mainAnswers[0], lastName: "" });
  await submit();
  await expectError("lastName", words.fillRequired);
  await fillIn({ lastName: "Devi" });
  await goOn();
  await fillIn({
    ...mainAnswers[1],
    password: "abcd",
    confirmPassword: "another one",
    mobile: "98765",
    profession: "",
  });
  for (const [name, right, text] of [
    ["profession", "Counsellors", words.fillRequired],
    ["password", password, "Password length cannot be less than 5 character"],
    ["confirmPassword", password, "Password and confirm password should be the same"],
    ["mobile", "9876543210", "Please enter a valid mobile number"],
  ] as const) {
    await submit();
    await expectError(name, text);
    await expect.poll(() => toast(text.trim())).toBe(true);
    await fillIn({ [name]: right });
  }
  await goOn();
  await fillIn({ consent_account: "yes" });
  await submit();
  await expect.poll(() => action.mock.calls.length).toBe(1);
});

test("the portal's own checks mark their field without a toast, and a step is not marked before it is checked", async () => {
  arrive();
  await show();
  await fillIn({ ...mainAnswers[0], username: "nonsense", age: "5" });
  await submit();
  await expect.element(field("username")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("age")).toHaveAttribute("aria-invalid", "true");
  expect(toast(words.emailInvalid)).toBe(false);
  await fillIn({ username: "asha@example.org", age: "34" });
  await goOn();
  await fillIn({ mobile: "98" });
  expect(document.querySelector("[aria-invalid=true]")).toBeNull();
});

test("the signs of HTML in a name are an error at the field", async () => {
  arrive();
  await show();
  await fillIn({ firstName: "<b>Asha</b>" });
  await submit();
  await expectError("firstName", words.nameSigns);
});

test("a slip in the domain of an address is asked about, and one press puts the probable address in", async () => {
  arrive();
  await show();
  await fillIn({ username: "asha.kumari@gmial.com" });
  await userEvent.tab();
  const question = page.getByRole("status").filter({ hasText: "asha.kumari@gmail.com" });
  await question.getByRole("button").click();
  expect(field("username").value).toBe("asha.kumari@gmail.com");
  await expect.element(question).not.toBeInTheDocument();
});

test("a mobile number is read as it is typed, pasted and written in Devanagari, with country code, 0, spaces and dashes", async () => {
  arrive();
  await show();
  await fillSteps(mainAnswers.slice(0, 2));
  const mobile = field("mobile");
  for (const written of [
    "+91 98765 43210",
    "09876543210",
    "98765-43210",
    "९८७६५ ४३२१०",
    "+९१-९८७६५-४३२१०",
    // Letters and an eleventh digit are not taken.
    "९८७६-a5 43210 77",
  ]) {
    await userEvent.clear(mobile);
    await userEvent.type(mobile, written);
    expect(mobile.value).toBe("9876543210");
    if (written.includes("a")) continue;
    await userEvent.clear(mobile);
    document.execCommand("insertText", false, written);
    expect(mobile.value).toBe("9876543210");
  }
  // A number that is too long is not cut to another one.
  await fillIn({ mobile: "98765432101" });
  await submit();
  await expectError("mobile", words.mobileNotTenDigits);
  expect(mobile.value).toBe("98765432101");
});

test("a number that no mobile has is asked about once, and accepted when it is sent again", async () => {
  const { action } = arrive();
  await show();
  await fillSteps(mainAnswers.slice(0, 2));
  await fillIn({ mobile: "0000000000" });
  await submit();
  await expect.element(page.getByText("mobileQuestion 0000000000")).toBeVisible();
  await expect.element(field("mobile")).toHaveFocus();
  expect(document.querySelector("[aria-invalid=true]")).toBeNull();
  await fillIn({ mobile: "1234567890" });
  await expect.element(page.getByText("mobileQuestion 0000000000")).not.toBeInTheDocument();
  await submit();
  await expect.element(page.getByText("mobileQuestion 1234567890")).toBeVisible();
  await page.getByRole("button", { name: "mobileYes" }).click();
  await expectStep(2);
  await fillIn({ consent_account: "yes" });
  await submit();
  await expect.poll(() => action.mock.calls.length).toBe(1);
  expect(action.mock.calls[0]?.[1].get("mobile")).toBe("1234567890");
  expect(action.mock.calls[0]?.[1].get("mobile_asked")).toBe("1234567890");
});

test("the steps make no request but for the password, and the browser's Back and Forward go one step; nothing typed is lost", async () => {
  const { sent } = arrive();
  window.history.replaceState({ page: "before" }, "");
  window.history.pushState(null, "");
  await show();
  await fillSteps(mainAnswers);
  expect(sent.filter((path) => !path.endsWith("getDistricts"))).toEqual(["/api/users/check-password"]);
  window.history.back();
  await expectStep(1);
  await expect.element(page.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(field("password").value).toBe(password);
  window.history.back();
  await expectStep(0);
  expect(field("firstName").value).toBe("Asha");
  window.history.forward();
  await expectStep(1);
  await goOn();
  await goBack();
  await goBack();
  // The form's own button goes back in the history too: one Back more leaves the page.
  await expect.poll(() => window.history.state?.["formStep:register"]?.depth).toBe(0);
  window.history.back();
  await expect.poll(() => window.history.state?.page).toBe("before");
});

test("Enter leads on and does not send the form; it never leads back", async () => {
  const { action } = arrive();
  await show();
  await fillSteps(mainAnswers.slice(0, 2));
  field("confirmPassword").focus();
  await userEvent.keyboard("{Enter}");
  await expectStep(2);
  field("consent_account").focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(field("consent_account")).toHaveAttribute("aria-invalid", "true");
  await expectStep(2);
  expect(action).not.toHaveBeenCalled();
});

test("while the server is asked about a step, its button says so and takes no second press", async () => {
  const { sent } = arrive();
  await show();
  await fillSteps(mainAnswers.slice(0, 2));
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", (request: Request) => {
    sent.push(new URL(request.url).pathname);
    return answer.promise;
  });
  await submit();
  const button = page.getByRole("button", { name: "asking" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  answer.resolve(Response.json({ status: true }));
  await expectStep(2);
  await expect.element(page.getByRole("button", { name: "createAccount" })).toHaveAttribute("aria-disabled", "false");
  expect(sent.filter((path) => path.endsWith("check-password"))).toHaveLength(1);
});

test("a common password is refused in its step, and a network that does not answer keeps nobody there", async () => {
  const message = "This password is common";
  const refused = { status: false, code: "UNPROCESSABLE_CONTENT", message, key: "passwordCommon" };
  arrive((path) => (path.endsWith("check-password") ? Response.json(refused, { status: 422 }) : undefined));
  await show();
  await fillSteps(mainAnswers.slice(0, 2));
  await submit();
  await expect.element(field("password")).toHaveFocus();
  expect(document.getElementById(`${field("password").id}-error`)?.textContent).toBe(message);
  expect(toast(message)).toBe(false);
  await expectStep(1);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await submit();
  await expectStep(2);
});

test("an address with an account leads back to its step, with a toast and with what was typed", async () => {
  const { action } = arrive();
  const message = "Registration Failed: Account already Exists";
  action.mockResolvedValue({ problems: [{ field: "username", key: "accountExists", message }] });
  await show();
  await fillSteps(mainAnswers);
  await submit();
  await expectStep(0);
  await expect.element(field("username")).toHaveFocus();
  await expect.poll(() => toast(message)).toBe(true);
  expect(field("mobile").value).toBe("9876543210");
});

test("a draft has no password, also where it is shown, and a restored one is discarded by one press", async () => {
  arrive();
  const { unmount } = await show();
  await fillSteps(mainAnswers.slice(0, 2));
  await page.getByRole("button", { name: "showPassword" }).first().click();
  await fillIn({ password: "shown to everybody 9" });
  await goBack();
  await fillIn({ firstName: "Usha" });
  expect(JSON.stringify(sessionStorage)).not.toContain("shown to everybody");
  // As after a reload.
  await unmount();
  await show();
  await expect.poll(() => field("firstName").value).toBe("Usha");
  await page.getByRole("button", { name: "typedClear" }).click();
  await expect.poll(() => field("firstName").value).toBe("");
  await expect.poll(() => field("state_id").value).toBe("");
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("typed:"))).toEqual([]);
});

test("a late failure of an earlier request does not take away the districts of a state that was chosen again", async () => {
  const first = Promise.withResolvers<Response>();
  let asked = 0;
  arrive((path) => {
    if (!path.endsWith("getDistricts")) return undefined;
    asked += 1;
    return asked === 1 ? first.promise : undefined;
  });
  await show();
  await fillSteps(mainAnswers.slice(0, 1));
  await goOn();
  for (const [index, state_id] of ["5", "34", "5"].entries()) {
    await fillIn({ state_id });
    await expect.poll(() => asked).toBe(index + 1);
  }
  await fillIn({ district: "Sitamarhi" });
  first.reject(new TypeError("Failed to fetch"));
  await fillIn({ profession: "Counsellors", mobile: "9876543210" });
  expect(field("district").value).toBe("Sitamarhi");
  expect(document.body.textContent).not.toContain("districtsFailed");
});
