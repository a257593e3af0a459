import { createElement } from "react";
import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { StateOption } from "@/components/forms/form-props";
import type { RuleMessages } from "@/components/forms/form-state";
import { keyTexts } from "@/components/ui/testing/key-texts";
import answers from "@/messages/en.json";
import type { RegistrationFormProps } from "../registration-form";
import type { TeacherFormProps } from "../teacher-form";
import type { TeacherVariant } from "../teacher-variants";

// The registration forms as the server would render them, and the answers of the portal that they ask for.

export const password = "lotus pond at noon";
export const words = new Proxy({} as RuleMessages, {
  get: (_, key) => answers.answers[key as keyof RuleMessages].replace("{minimum}", "5"),
});

const option = (value: string) => ({ value, label: value });
const states: StateOption[] = [
  { value: "5", label: "Bihar", hasBlocks: true },
  { value: "34", label: "Uttar Pradesh", hasBlocks: true },
];
const lists = { states, genders: ["Female", "Other"].map(option), languages: ["en", "hi"].map(option) };
const shared: Pick<RegistrationFormProps, "language" | "words" | "passwordMinLength" | "consents"> = {
  language: "en",
  words,
  passwordMinLength: 5,
  consents: {
    language: "en",
    notice: createElement("p", null, "What is stored"),
    noticeVersion: "1",
    texts: keyTexts(),
  },
};

const stepTexts = (title: string, number: number) => ({
  title,
  count: `Step ${number} of 3`,
  next: "next",
  inTitle: `${title} (Step ${number} of 3) – `,
});
const formTexts = {
  inOtherLanguages: [],
  ways: { login: "login", newPassword: "newPassword" },
  steps: {
    label: "steps",
    required: "required",
    back: "back",
    asking: "asking",
    each: [stepTexts("You", 1), stepTexts("Work", 2), stepTexts("Consent", 3)],
  },
};

export const mainProps: RegistrationFormProps = {
  ...shared,
  texts: keyTexts<RegistrationFormProps["texts"]>(formTexts),
  options: { ...lists, professions: ["Counsellors", "Guardians"].map(option) },
};

export const teacherProps = (variant: TeacherVariant): TeacherFormProps => ({
  ...shared,
  variant,
  course: { id: "growing-up-healthy", name: "Growing up healthy" },
  texts: keyTexts<TeacherFormProps["texts"]>(formTexts),
  options: {
    ...lists,
    districts: ["Bahraich", "Barabanki"].map(option),
    schoolTypes: ["Primary School", "Secondary School"].map(option),
    subjects: ["Science", "Other"].map(option),
  },
});

const login = { mobile: "9876543210", password, confirmPassword: password };
type Answers = Record<string, string>;
/** The fields of each step, in its order. */
export const mainAnswers: Answers[] = [
  { firstName: "Asha", lastName: "Devi", username: "asha@example.org", age: "34", gender: "Female" },
  { state_id: "5", district: "Sitamarhi", profession: "Counsellors", ...login },
  { consent_account: "yes" },
];
export const teacherAnswers = (place: Answers): Answers[] => [
  { firstName: "Sunita", lastName: "Kumari", username: "sunita@example.org", ...place },
  {
    current_institute: "Middle School",
    school_type: "Primary School",
    teaching_subject: "Science",
    gender: "Female",
    ...login,
  },
  { consent_account: "yes" },
];

/** A guest opens the page of a form. The portal answers calls by `portal`, and the form's action with its problems. */
export function arrive(portal: (path: string) => Response | Promise<Response> | undefined = () => undefined) {
  sessionStorage.clear();
  window.history.replaceState(null, "");
  document.title = "Register";
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(pathname);
    const answer = portal(pathname);
    if (answer) return await answer;
    const named = (name: string, values: string[]) =>
      Response.json({ data: values.map((value) => ({ [name]: value, label: value })) });
    if (pathname.endsWith("getDistricts")) return named("district", ["Patna", "Sitamarhi"]);
    if (pathname.endsWith("getBlocks")) return named("block", ["Shivpur"]);
    return Response.json({ status: true });
  });
  const action = vi.fn(async (_before: unknown, form: FormData) => {
    sent.push("action");
    return { problems: [], values: Object.fromEntries(form) } as object;
  });
  vi.stubGlobal("serverActions", { registerAction: action, teacherAction: action });
  return { sent, action };
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}`);
  return found;
}

/** Types into a field inside the page. Each call of `userEvent` goes through the test's server, which takes longest. */
async function type(control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> {
  // What is hidden or disabled takes no focus.
  await expect
    .poll(() => {
      control.focus();
      return document.activeElement === control;
    })
    .toBe(true);
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    for (const event of ["input", "change"]) control.dispatchEvent(new Event(event, { bubbles: true }));
    return;
  }
  control.select();
  // An edit by the person, which a change event follows when the field is left.
  document.execCommand(value ? "insertText" : "delete", false, value);
}

export async function fillIn(values: Answers): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(name);
    if (control.type === "checkbox") await userEvent.click(control);
    else {
      if (control instanceof HTMLSelectElement)
        await expect.poll(() => [...control.options].map((each) => each.value)).toContain(value);
      await type(control, value);
    }
  }
}

/** Fills in each of these steps and presses Next after each but the last. */
export async function fillSteps(steps: Answers[]): Promise<void> {
  for (const [index, values] of steps.entries()) {
    if (index > 0) await goOn();
    await fillIn(values);
  }
}

const mainButton = () => [...document.querySelectorAll("button[type=submit]")].at(-1) as Element;
export const submit = () => page.elementLocator(mainButton()).click();
export const expectStep = (step: number) => expect.poll(() => field("form_step").value).toBe(String(step));
export async function goOn(): Promise<void> {
  const step = Number(field("form_step").value);
  // Vitest finds the button by its words, and those are others while the form is on its way.
  await expect.poll(() => mainButton().getAttribute("aria-disabled")).not.toBe("true");
  await submit();
  await expectStep(step + 1);
}
export async function goBack(): Promise<void> {
  const step = Number(field("form_step").value);
  await page.getByRole("button", { name: "back", exact: true }).click();
  await expectStep(step - 1);
}

export const toast = (text: string) =>
  [...document.querySelectorAll("[data-sonner-toast]")].some((each) => each.textContent?.includes(text));
const wrong = () => document.querySelectorAll("[aria-invalid=true]").length;

/** The field shows its own text; the focus is at it, or at the summary where several are wrong. */
export async function expectError(name: string, text: string): Promise<void> {
  await expect.element(field(name)).toHaveAttribute("aria-invalid", "true");
  const own = () => document.getElementById(`${field(name).id}-error`)?.textContent?.trim();
  if (text === words.fillRequired) expect(own()).toBeTruthy();
  else expect(own()).toBe(text.trim());
  await expect
    .poll(() => (wrong() > 1 ? document.activeElement?.tagName === "SECTION" : document.activeElement === field(name)))
    .toBe(true);
}
