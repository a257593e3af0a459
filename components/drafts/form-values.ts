import type { Values } from "./kept";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const notTyped = new Set(["hidden", "submit", "button", "reset", "image", "password", "file"]);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each): each is Control => "name" in each && each.name !== "" && "value" in each && !notTyped.has((each as Control).type));
}

const isChoice = (control: Control): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

/** What somebody has typed or chosen in a form. */
export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const control of controlsOf(form)) {
    const all = values[control.name] ?? [];
    values[control.name] = all;
    if (!isChoice(control) || control.checked) all.push(control.value);
  }
  return values;
}

/** Whether the form is as the server drew it. */
export function isUntouched(form: HTMLFormElement): boolean {
  return controlsOf(form).every((control) => {
    if (isChoice(control)) return control.checked === control.defaultChecked;
    if (control instanceof HTMLSelectElement)
      return [...control.options].every((option) => option.selected === option.defaultSelected) || control.selectedIndex <= 0;
    return control.value === control.defaultValue;
  });
}

/** Puts values back, and tells the form's own listeners. @returns whether anything changed */
export function putBack(form: HTMLFormElement, values: Values): boolean {
  let changed = false;
  const left = new Map(Object.entries(values).map(([name, all]) => [name, [...all]]));
  for (const control of controlsOf(form)) {
    const kept = left.get(control.name);
    if (!kept) continue;
    if (isChoice(control)) {
      if (control.checked === kept.includes(control.value)) continue;
      // A radio button is unchecked by checking another one.
      if (control.type === "radio" && control.checked) continue;
      control.click();
    } else {
      const value = kept.shift();
      if (value === undefined || value === control.value) continue;
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
    changed = true;
  }
  return changed;
}
