import { expect, test } from "vitest";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { courseId, newAddress, newLearner, password } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { fillInSteps, goBack, mainAnswers, registrationForm, stepOf } from "../support/form-steps";
import { PlainBrowser } from "../support/plain-browser";

// Registering and logging in as a browser without JavaScript does.

const otherPassword = "river-stone-9";

test("T32: each step is a redirect, Back leads to the step before with what was typed, and neither address nor page holds a password", async () => {
  const browser = await new PlainBrowser().open("/register?language=en");
  await fillInSteps(browser, mainAnswers({ firstName: "Arvind" }));
  expect(browser.path).toBe("/register?step=3");
  expect(browser.title).toMatch(/^Your consent \(Step 3 of 3\) – Create a free account/);
  expect(browser.html).toContain('value="Arvind"');
  expect(browser.html).not.toContain(password);
  for (const name of ["password", "confirmPassword"]) expect(registrationForm(browser).value(name)).toBe("");
  expect(decodeURIComponent(browser.cookies)).not.toMatch(new RegExp(`Arvind|${password}`));
  const second = await goBack(browser);
  expect([second.value("district"), second.value("mobile")]).toEqual(["Sitamarhi", "9876543210"]);
  const first = await goBack(browser);
  expect(first.value("firstName")).toBe("Arvind");
  await first.submit();
  await registrationForm(browser).submit();
  await registrationForm(browser).fill({ consent_account: true }).submit();
  expect(browser.path).toBe("/courses");
  expect(browser.html).toContain(messageText("en", "answers.registered"));
  expect(browser.cookies).not.toContain("typed_steps");
});

test("the last step opens the course that the address names; its message is on one page alone", async () => {
  const browser = await new PlainBrowser().open(`/register?course=${courseId}&language=en`);
  await (await fillInSteps(browser, mainAnswers())).submit();
  expect(browser.path).toBe(`/view/course/${courseId}`);
  expect(browser.html).toContain(messageText("en", "answers.registered"));
  await browser.open(browser.path);
  expect(browser.html).not.toContain(messageText("en", "answers.registered"));
});

test("an address with an account returns to its step, which says so; the password need not be typed again", async () => {
  const { username } = await newLearner();
  const browser = await new PlainBrowser().open("/register?language=en");
  const answers = mainAnswers({ username, password: otherPassword, confirmPassword: otherPassword });
  await (await fillInSteps(browser, answers)).submit();
  expect(stepOf(registrationForm(browser))).toBe(0);
  expect(browser.errorAt("username")).toContain(
    `Registration Failed: ${messageText("en", "answers.accountExists").trim()}`,
  );
  await registrationForm(browser).fill({ username: newAddress() }).submit();
  await registrationForm(browser).submit();
  await registrationForm(browser).submit();
  expect(browser.path).toBe("/courses");
});

test("an address with an account leads to the login, with the address filled in and not in the page's address", async () => {
  const { username } = await newLearner();
  const browser = await new PlainBrowser().open("/register?language=en");
  const answers = mainAnswers({ username, password: otherPassword, confirmPassword: otherPassword });
  await (await fillInSteps(browser, answers)).submit();
  await registrationForm(browser).submit(messageText("en", "accounts.ownAccountLogin"));
  expect(browser.path).toBe("/login");
  expect(browser.form("password").value("username")).toBe(username);
  await browser.form("password").fill({ password: "wrong" }).submit();
  expect(browser.title).toMatch(/^Error: /);
  await browser.form("password").fill({ password }).submit();
  expect(browser.path).toMatch(/^\/usr\/UpdateInfo/);
});

test("a password that is too common is refused in its step and is typed again", async () => {
  const browser = await new PlainBrowser().open("/register?language=hi");
  const { consent_account: _, ...answers } = mainAnswers({ password: "12345", confirmPassword: "12345" });
  await (await fillInSteps(browser, answers)).submit();
  expect(stepOf(registrationForm(browser))).toBe(1);
  expect(browser.title).toMatch(/^गलती: आपका काम/);
  expect(browser.errorAt("password")).toContain(messageText("hi", "answers.passwordCommon"));
  expect(browser.html).not.toContain("12345<");
  await registrationForm(browser).submit();
  expect(stepOf(registrationForm(browser))).toBe(1);
  await registrationForm(browser).fill({ password, confirmPassword: password }).submit();
  await registrationForm(browser).fill({ consent_account: true }).submit();
  expect(browser.path).toBe("/courses");
});

test("a page without its earlier steps starts from the beginning, and an error is in its title and beside its field", async () => {
  const browser = await new PlainBrowser().open("/register?step=3&language=hi");
  expect(stepOf(registrationForm(browser))).toBe(0);
  await registrationForm(browser).fill({ firstName: "अरविंद" }).submit();
  expect(browser.title).toMatch(/^गलती: मुफ़्त खाता बनाएँ/);
  expect(browser.text).toContain(messageText("hi", "answers.fillRequired"));
  expect(registrationForm(browser).value("firstName")).toBe("अरविंद");
});

test("a button shows the form in the other language, with what was typed, the course and the language to read in", async () => {
  const browser = await new PlainBrowser().open(`/register?course=${courseId}&language=en`);
  const { password: _, confirmPassword: __, consent_account: ___, ...answers } = mainAnswers();
  const form = await fillInSteps(browser, answers);
  await form.submit(messageText("hi", "accounts.inThisLanguage"));
  expect(browser.html).toMatch(/<html[^>]* lang="hi"/);
  const shown = registrationForm(browser);
  expect(stepOf(shown)).toBe(1);
  expect(shown.values()).toMatchObject({ firstName: "Asha", state_id: "5", district: "Sitamarhi", language: "hi" });
  expect(shown.value("courseId")).toBe(courseId);
  expect(shown.text).toContain("सीतामढ़ी");
  expect(browser.html).not.toContain('aria-invalid="true"');
  expect((await browser.open("/register")).html).toMatch(/<html[^>]* lang="hi"/);
});

test("a course's button leads to a page with the form of its dialog, whose last step opens the course and says where a mail went", async () => {
  const browser = await new PlainBrowser().open(`/info/course/${courseId}?language=en`);
  await browser.follow(`/info/course/${courseId}/enroll`);
  const username = newAddress();
  const { age: _, profession: __, gender = "", consent_account = true, ...answers } = mainAnswers({ username });
  const school = {
    current_institute: "Middle School, Dumra",
    school_type: "Primary School",
    teaching_subject: "Hindi",
  };
  expect(browser.html).not.toContain('name="age"');
  await (await fillInSteps(browser, { ...answers, ...school, gender, consent_account })).submit();
  expect(browser.path).toBe(`/view/course/${courseId}`);
  expect(browser.html).toContain(messageText("en", "answers.registered"));
  expect(browser.text).toContain(`We have sent an email to ${username}.`);
  expect((await browser.open(`/info/course/${courseId}/enroll`)).path).toBe(`/info/course/${courseId}`);
});

test("so does the form of a campaign", async () => {
  const browser = await new PlainBrowser().open("/bihar/enroll?language=hi");
  await registrationForm(browser).fill({ firstName: "आशा" }).submit(messageText("en", "accounts.inThisLanguage"));
  expect(browser.html).toMatch(/<html[^>]* lang="en"/);
  expect(registrationForm(browser).value("firstName")).toBe("आशा");
});

test("a number that no mobile has is asked about once, and stored as it was written", async () => {
  const browser = await new PlainBrowser().open("/register?language=hi");
  const { consent_account: _, ...answers } = mainAnswers({ mobile: "0000000000" });
  await (await fillInSteps(browser, answers)).submit();
  const question = `${messageText("hi", "accounts.mobileQuestion")} 0000000000`;
  expect(stepOf(registrationForm(browser))).toBe(1);
  expect(browser.text).toContain(question);
  expect(browser.html).not.toContain('aria-invalid="true"');
  await registrationForm(browser).submit();
  await registrationForm(browser).fill({ consent_account: true }).submit();
  expect(browser.path).toBe("/courses");
  const { body } = await callApi("GET", "/users/profile", { cookie: browser.cookies });
  expect(body.data).toMatchObject({ mobile: "0000000000" });
});

test("the campaign that the first address names is stored with the account, however many pages later", async () => {
  const browser = await new PlainBrowser().open("/register?utm_campaign=diwali&utm_source=poster&language=en");
  await browser.open("/about-us");
  await browser.open("/register");
  await (await fillInSteps(browser, mainAnswers())).submit();
  expect(browser.path).toBe("/courses");
  const stored = (await browser.open("/settings/my-data")).html;
  expect(stored).toContain('"utm_campaign": "diwali"');
  expect(stored).toContain('"utm_source": "poster"');
});

test("an answer that was lost: the same form is sent again by the browser, and signs in", async () => {
  const browser = await new PlainBrowser().open("/register?language=en");
  const username = newAddress();
  const { address, body } = (await fillInSteps(browser, mainAnswers({ username }))).request();
  const [first, second] = [browser.copy(), browser.copy()];
  for (const each of [first, second]) {
    await each.post(new URL(address, browser.url).href, body);
    expect([each.path, each.status]).toEqual(["/courses", 200]);
    expect(each.cookie("signed_in")).toBeDefined();
  }
  const ids = await Promise.all(
    [first, second].map(async ({ cookies }) => {
      const answer = await callApi("POST", "/checkAuth", { cookie: cookies, body: {}, headers: { origin: portalUrl } });
      return answer.body._id;
    }),
  );
  expect(ids[0]).toEqual(expect.any(String));
  expect(ids[1]).toBe(ids[0]);
});

test("login shows its error on the page, then leads to the page that the visitor came for, and logout ends it", async () => {
  const { username } = await newLearner();
  const browser = await new PlainBrowser().open("/dashboard");
  expect(browser.path).toBe("/login?rdir=%2Fdashboard");
  await browser.form("password").fill({ username, password: "not the password" }).submit();
  expect(browser.text).toContain(messageText("en", "answers.signInFailed"));
  expect(browser.form("password").value("username")).toBe(username);
  await browser.form("password").fill({ password }).submit();
  // A profile that is not complete comes first (rule: login.return-path); the return path goes with it.
  expect(browser.path).toBe("/usr/UpdateInfo?rdir=%2Fdashboard");
  await browser.open("/dashboard");
  expect(browser.heading).toContain("Asha");
  await browser.open("/logout");
  expect(browser.path).toBe("/login");
  expect((await browser.open("/dashboard")).path).toMatch(/^\/login/);
});
