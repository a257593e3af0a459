import { languages } from "../../../lib/platform/i18n/language";
import { newAddress, password } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { attribute, contains, findAll, hasName } from "./html";
import type { PageForm, PlainBrowser } from "./plain-browser";

const isBack = new RegExp(`^(?:${languages.map((language) => messageText(language, "accounts.stepBack")).join("|")})$`);

/** The form of a registration, whose steps are pages of their own. */
export const registrationForm = (browser: PlainBrowser): PageForm => browser.form("firstName");
export const stepOf = (form: PageForm): number => Number(form.value("form_step"));

export async function goBack(browser: PlainBrowser): Promise<PageForm> {
  await registrationForm(browser).submit(isBack);
  return registrationForm(browser);
}

/** The fields of the main form in the order of its steps, with the consent. */
export const mainAnswers = (change: Record<string, string> = {}): Record<string, string | true> => ({
  firstName: "Asha",
  lastName: "Devi",
  username: newAddress(),
  age: "34",
  gender: "Female",
  state_id: "5",
  district: "Sitamarhi",
  profession: "Counsellors",
  mobile: "9876543210",
  password,
  confirmPassword: password,
  consent_account: true,
  ...change,
});

/** Fills in fields, each in its step, and loads the districts of a state. @returns the form, not sent yet */
export async function fillInSteps(browser: PlainBrowser, values: Record<string, string | true>): Promise<PageForm> {
  let form = registrationForm(browser);
  for (const [name, value] of Object.entries(values)) {
    form = await goToStep(browser, form, stepWith(form, name));
    // The form of a campaign has its districts from the start.
    if ((name === "district" || name === "block") && form.offers("step", `${name}s`)) {
      await form.submit({ name: "step", value: `${name}s` });
      form = registrationForm(browser);
    }
    form.fill({ [name]: value });
  }
  return form;
}

async function goToStep(browser: PlainBrowser, from: PageForm, wanted: number): Promise<PageForm> {
  let form = from;
  for (let step = stepOf(form); step !== wanted; step = stepOf(form)) {
    await form.submit(step < wanted ? undefined : isBack);
    form = registrationForm(browser);
    if (stepOf(form) === step) throw new Error(`The form stays at its step: ${form.text}`);
  }
  return form;
}

function stepWith(form: PageForm, name: string): number {
  const [field] = findAll(form.element, hasName(name));
  const steps = findAll(form.element, (each) => each.properties.dataStep !== undefined);
  const step = field && steps.find((each) => contains(each, field));
  if (!step) throw new Error(`No step of the form has the field ${name}.`);
  return Number(attribute(step, "dataStep"));
}
