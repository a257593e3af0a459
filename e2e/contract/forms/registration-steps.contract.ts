import { describe, expect, test } from "vitest";
import { newAddress, password } from "../../../testing/people/learners";
import { campaigns } from "../../support/campaign-content";
import { messageText } from "../../support/messages";
import { fillInSteps, mainAnswers, registrationForm, stepOf } from "../support/form-steps";
import { attribute, findAll, hasName, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";

// What the steps of a registration say without JavaScript: their names, their errors, and the history of their pages.

const isCurrent = (value: string) => (each: { properties: Record<string, unknown> }) =>
  each.properties.ariaCurrent === value;

/** The messages of each step in the documented order. */
const missing: Record<string, string>[] = [
  {
    firstName: "enterFirstName",
    lastName: "enterLastName",
    username: "enterEmail",
    age: "addAge",
    gender: "selectGender",
  },
  {
    state_id: "selectState",
    district: "selectDistrict",
    password: "enterPassword",
    confirmPassword: "confirmRequired",
    mobile: "enterMobile",
    profession: "selectProfession",
  },
  { consent_account: "consentNeeded" },
];
const labels: Record<string, string> = { username: "email", state_id: "state" };

describe.each(["en", "hi"] as const)("in %s", (language) => {
  const t = (key: string, values?: Record<string, number>) => messageText(language, `accounts.${key}`, values);
  const answer = (key: string) => messageText(language, `answers.${key}`).trim();

  test("each step has its name and its number, and its page opens at its heading", async () => {
    const browser = await new PlainBrowser().open(`/register?language=${language}`);
    const names = [t("stepYou"), t("stepWork"), t("stepConsent")];
    const nextTexts = [t("nextWork"), t("nextConsent"), t("createAccount")];
    const fields = [["firstName"], ["district"], ["consent_account"]];
    const answers = Object.entries(mainAnswers());
    for (const [index, name] of names.entries()) {
      const form = registrationForm(browser);
      const [heading] = findAll(form.element, isTag("h2"));
      expect(heading && textOf(heading)).toBe(`${t("stepCount", { step: index + 1, total: 3 })} ${name}`);
      expect(heading?.properties.autoFocus ?? false).toBe(index > 0);
      expect(findAll(form.element, isCurrent("step")).map(textOf)).toEqual([name]);
      expect(fields[index]?.every((field) => form.has(field))).toBe(true);
      const buttons = findAll(form.element, isTag("button")).filter((each) => attribute(each, "type") === "submit");
      expect(buttons.at(-1) && textOf(buttons.at(-1) as never)).toBe(nextTexts[index]);
      const step = findAll(form.element, (each) => attribute(each, "dataStep") === String(index));
      const here = answers.filter(([field]) => step.some((each) => findAll(each, hasName(field)).length > 0));
      await (await fillInSteps(browser, Object.fromEntries(here))).submit();
    }
    expect(browser.path).toBe("/courses");
  });

  test("every missing field of a step has its own error, and their names are listed above, where the page opens", async () => {
    const browser = await new PlainBrowser().open(`/register?language=${language}`);
    const answers = mainAnswers();
    for (const step of missing) {
      await registrationForm(browser).submit();
      for (const [field, key] of Object.entries(step)) expect(browser.errorAt(field)).toContain(answer(key));
      const fields = Object.keys(step);
      const marked = browser.all((each) => attribute(each, "ariaInvalid") === "true");
      expect(marked.map((each) => attribute(each, "name"))).toEqual(expect.arrayContaining(fields));
      expect(new Set(marked.map((each) => attribute(each, "name"))).size).toBe(fields.length);
      if (fields.length === 1) break;
      const [summary] = browser.all((each) => each.tagName === "section" && each.properties.autoFocus === true);
      if (!summary) throw new Error("No list of errors has the focus.");
      expect(textOf(summary)).toContain(answer("fillRequired"));
      expect(findAll(summary, isTag("a")).map(textOf)).toEqual(fields.map((field) => t(labels[field] ?? field)));
      const here = Object.entries(answers).filter(([field]) => fields.includes(field));
      await (await fillInSteps(browser, Object.fromEntries(here))).submit();
    }
  });
});

test("T32: each step is a redirect, and what was typed is sealed in a cookie of this form alone", async () => {
  const browser = await new PlainBrowser().open("/register?language=en");
  const { consent_account: _, ...answers } = mainAnswers();
  await (await fillInSteps(browser, answers)).submit();
  expect([browser.path, browser.redirects]).toEqual(["/register?step=3", [303]]);
  const sealed = browser.cookieList.filter(({ name }) => name.startsWith("typed_steps"));
  expect(sealed).not.toEqual([]);
  for (const { name } of sealed)
    expect(browser.cookieAttributes(name).map((each) => each.toLowerCase())).toEqual(
      expect.arrayContaining(["httponly", "path=/register", "samesite=lax"]),
    );
  // The browser's Back opens the address of the step before.
  await browser.open("/register?step=2");
  expect([stepOf(registrationForm(browser)), registrationForm(browser).value("mobile")]).toEqual([1, "9876543210"]);
});

test("the form of a campaign: Back and Forward open a step's page with what was typed, and the learner came by the campaign", async () => {
  const [campaign] = campaigns;
  if (!campaign) throw new Error("There is no campaign.");
  const { slug, course, state, state_id, district, block, schoolType } = campaign;
  const browser = await new PlainBrowser().open(`/${slug}?language=en&utm_campaign=diwali`);
  await browser.follow(`/${slug}/enroll`);
  const secret = { password, confirmPassword: password, consent_account: true } as const;
  await fillInSteps(browser, {
    firstName: "Sunita",
    lastName: "Kumari",
    username: newAddress(),
    district,
    block,
    current_institute: "Middle School",
    school_type: schoolType,
    teaching_subject: "Science",
    gender: "Female",
    mobile: "9876543210",
    ...secret,
  });
  const last = stepOf(registrationForm(browser));
  expect(last).toBeGreaterThan(0);
  const pageOf = (step: number) => `/${slug}/enroll/step?step=${step + 1}`;
  for (const step of [...Array(last).keys()].reverse()) {
    await browser.open(pageOf(step));
    expect(stepOf(registrationForm(browser))).toBe(step);
  }
  expect(registrationForm(browser).value("firstName")).toBe("Sunita");
  for (let step = 1; step <= last; step += 1) {
    await browser.open(pageOf(step));
    expect(stepOf(registrationForm(browser))).toBe(step);
  }
  // What is secret is in no page, so a step that is sent again needs it again.
  await (await fillInSteps(browser, secret)).submit();
  expect(browser.path).toBe(`/view/course/${course}`);
  const stored = (await browser.open("/settings/my-data")).html;
  for (const [name, value] of Object.entries({ utm_campaign: "diwali", utm_source: slug, state, district, block }))
    expect(stored).toContain(`"${name}": "${value}"`);
  expect(stored).toContain(`"state_id": ${state_id}`);
  expect(stored).toContain(`"school_type": "${schoolType}"`);
  expect(stored).toContain('"employment_sector": "Government"');
  // The next visit has the way to the course.
  await browser.open(`/${slug}`);
  await browser.follow(messageText("en", "course.launch"));
  expect(browser.path).toBe(`/view/course/${course}`);
});
