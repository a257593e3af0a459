type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every named field of a survey form with its answer, in order; checkbox values that share a name are joined with commas (learning §5). */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  return Object.fromEntries(namedControls(form).map(({ name }) => [name, given.getAll(name).map(String).join(",")]));
}

/** Marks the first question without an answer. @returns its label and the control to go to */
export function markFirstUnanswered(form: HTMLFormElement): { label: string; control: Control } | null {
  const answers = readForm(form);
  const controls = namedControls(form);
  const control = controls.find(({ name }) => !answers[name]?.trim());
  for (const each of controls) {
    if (control && each.name === control.name) each.setAttribute("aria-invalid", "true");
    else each.removeAttribute("aria-invalid");
  }
  return control ? { control, label: labelOf(control) } : null;
}

function namedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[data-fields] :is(input, textarea, select)[name]")];
}

function labelOf(control: Control): string {
  const label = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return label?.textContent?.trim() || control.name;
}
