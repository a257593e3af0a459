type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Every named field of a survey form with its answer, in order; checkbox values that share a name are joined with commas (rule: survey.every-field). */
function readForm(form: HTMLFormElement): Record<string, string> {
  const given = new FormData(form);
  return Object.fromEntries(namedControls(form).map(({ name }) => [name, given.getAll(name).map(String).join(",")]));
}

/** Marks the first question without an answer, as the server does; `messageFor` makes the message from its label. @returns the message and the control for the focus */
export function markFirstUnanswered(form: HTMLFormElement, messageFor: (label: string) => string): { message: string; control: Control } | null {
  const answers = readForm(form);
  const controls = namedControls(form);
  const control = controls.find(({ name }) => !answers[name]?.trim());
  form.querySelector(`#${errorId}`)?.remove();
  for (const each of controls) {
    const marked = each.name === control?.name;
    setOrRemove(each, "aria-invalid", marked && "true");
    setOrRemove(each, "aria-describedby", marked && errorId);
  }
  if (!control) return null;
  const message = messageFor(labelOf(control));
  const line = Object.assign(document.createElement("p"), { id: errorId, className: "survey-error", textContent: `✗ ${message}` });
  (control.closest(".survey-question, fieldset") ?? control.parentElement)?.append(line);
  return { message, control };
}

const errorId = "survey-error";

function setOrRemove(element: Element, attribute: string, value: string | false): void {
  if (value) element.setAttribute(attribute, value);
  else element.removeAttribute(attribute);
}

function namedControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("[data-fields] :is(input, textarea, select)[name]")];
}

function labelOf(control: Control): string {
  const label = control.closest("fieldset")?.querySelector("legend") ?? control.labels?.[0];
  return label?.textContent?.trim() || control.name;
}
