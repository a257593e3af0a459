import type { Element } from "hast";
import type { Language } from "../../../lib/platform/i18n/language";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { currentCode, giveRole, type StaffRole } from "../../support/staff-member";
import { attribute, contains, findAll, isTag, textOf } from "./html";
import type { PlainBrowser } from "./plain-browser";
import { PlainForm } from "./plain-form";
import { signUp, type Visitor } from "./visitors";

type Options = { language?: Language; areas?: string[] };

/** Somebody with a role who has not set up the second factor. `areas`: words of the command, such as "state:5". */
export async function signUpStaff(role: StaffRole, { language = "en", areas = [] }: Options = {}): Promise<Visitor> {
  const visitor = await signUp(language);
  await giveRole(portalUrl, visitor.username, role, areas);
  return visitor;
}

/** The same with the second factor set up and proven in this session. */
export async function openDesk(role: StaffRole, options: Options = {}): Promise<Visitor & { secret: string }> {
  const visitor = await signUpStaff(role, options);
  const { secret } = await atDesk(visitor, "POST", "/second-factor/start", {});
  await atDesk(visitor, "POST", "/second-factor/confirm", { code: currentCode(String(secret)) });
  return { ...visitor, secret: String(secret) };
}

/** A call of the desk in the session of the visitor's browser. */
export async function atDesk({ browser }: Visitor, method: string, path: string, body?: unknown) {
  const headers = { origin: portalUrl };
  const answer = await callApi(method, `/desk${path}`, { cookie: browser.cookies, body, headers });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
}

/** The field with a label that begins so, and its form. */
export function fieldAt(browser: PlainBrowser, label: string, within: Element = browser.main) {
  const found = findAll(within, isTag("label")).find((each) => textOf(each).startsWith(label));
  if (!found) throw new Error(`${browser.path} has no field with the label ${label}: ${browser.text.slice(0, 600)}`);
  const id = attribute(found, "htmlFor");
  const [inner] = findAll(found, isTag("input", "select", "textarea"));
  const field = id ? browser.byId(id) : inner;
  const form = field && browser.all(isTag("form")).find((each) => contains(each, field));
  if (!field || !form) throw new Error(`The label ${label} belongs to no field of a form.`);
  const described = attribute(field, "ariaDescribedBy").split(" ").filter(Boolean);
  const page = new PlainForm(form, browser);
  const name = attribute(field, "name");
  return {
    form: page,
    name,
    /** What a tick sends. */
    ticked: attribute(field, "value") || true,
    value: () => page.value(name),
    description: described.map((each) => textOf(browser.byId(each))).join(" "),
  };
}

/** Fills in the fields of one form by their labels. @returns the form, not sent yet */
export function fillAt(browser: PlainBrowser, values: Record<string, string | boolean | File>, within?: Element) {
  let form: PlainForm<PlainBrowser> | undefined;
  for (const [label, value] of Object.entries(values)) {
    const field = fieldAt(browser, label, within);
    form = form && form.element === field.form.element ? form : field.form;
    form.fill({ [field.name]: value === true ? field.ticked : value });
  }
  if (!form) throw new Error("Nothing is filled in.");
  return form;
}

/** The innermost item of a list that shows this text. */
export function itemWith(browser: PlainBrowser, text: string, tag = "li"): Element {
  const item = findAll(browser.main, isTag(tag))
    .filter((each) => textOf(each).includes(text))
    .at(-1);
  if (!item) throw new Error(`${browser.path} has no ${tag} with ${text}: ${browser.text.slice(0, 600)}`);
  return item;
}

/** Presses the button with this text, in an item or anywhere in the page. */
export const press = (browser: PlainBrowser, text: string, within?: Element) =>
  browser.formWithButton(text, within).submit(text);
