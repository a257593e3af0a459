import type { DraftValues } from "@/components/layout/visitor/tab-drafts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const notTyped = new Set(["hidden", "submit", "button", "reset", "image", "password", "file"]);

/** A shown password and a second factor's code are text fields: only their names tell them from others. */
const secret = /password|^code$/i;

/** The controls whose values are saved as a draft; never a password. */
export function draftControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      "name" in each &&
      each.name !== "" &&
      "value" in each &&
      !notTyped.has((each as Control).type) &&
      !secret.test((each as Control).name),
  );
}

/** Sets a value as typing does. React notices the change only when its own `value` property is bypassed. */
export function typeInto(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Sets one control as a user would. */
export function setControl(control: Control, values: string[], index: number): "set" | "as it was" | "no such option" {
  if (isChoice(control)) {
    if (control.checked === values.includes(control.value)) return "as it was";
    // A radio button is unchecked by checking another one.
    if (control.type === "radio" && control.checked) return "as it was";
    control.click();
    return "set";
  }
  const value = values[index] ?? values[0] ?? "";
  if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value))
    return "no such option";
  if (control.value === value) return "as it was";
  typeInto(control, value);
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event("change", { bubbles: true }));
  return "set";
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

export function readValues(form: HTMLFormElement): DraftValues {
  const values: DraftValues = {};
  for (const control of draftControls(form)) {
    const all = values[control.name] ?? [];
    values[control.name] = all;
    if (!isChoice(control) || control.checked) all.push(control.value);
  }
  return values;
}

export function isUntouched(form: HTMLFormElement): boolean {
  return draftControls(form).every((control) => {
    if (isChoice(control)) return control.checked === control.defaultChecked;
    if (control instanceof HTMLSelectElement)
      return (
        [...control.options].every((option) => option.selected === option.defaultSelected) || control.selectedIndex <= 0
      );
    return control.value === control.defaultValue;
  });
}

/** Restores values as a user would type them. @returns whether anything changed */
export function putBack(form: HTMLFormElement, values: DraftValues): boolean {
  const controls = draftControls(form);
  const outcomes = Object.entries(values).flatMap(([name, all]) =>
    controls.filter((control) => control.name === name).map((control, index) => setControl(control, all, index)),
  );
  return outcomes.includes("set");
}
