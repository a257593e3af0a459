import { helplineKeysFor } from "@/lib/contract/danger/kinds";

/** As for the other fields (components/forms/danger): a cheap phone needs some milliseconds for the phrases. */
const pauseMs = 250;

/** Shows the numbers beside a search field with words of danger. @returns the function that removes the listener */
export function listenForDanger(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.matches("form[action='/search'] input[name='query']"))) return;
    clearTimeout(timer);
    timer = setTimeout(() => showNumbers(target), pauseMs);
  };
  document.addEventListener("input", onInput);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("input", onInput);
  };
}

async function showNumbers(field: HTMLInputElement): Promise<void> {
  const template = field.form?.querySelector<HTMLTemplateElement>("template[data-search-help]");
  if (!template) return;
  try {
    const { dangersIn } = await import("@/lib/contract/danger");
    const keys = helplineKeysFor(dangersIn(field.value));
    const help = shownBeside(template, keys.length > 0);
    if (!help) return;
    const lines = [...help.querySelectorAll<HTMLElement>("[data-helpline]")];
    for (const line of lines) line.hidden = !keys.includes(line.dataset.helpline ?? "");
    // The most useful number for this kind of danger stands first.
    for (const key of keys)
      for (const line of lines) if (line.dataset.helpline === key) line.parentElement?.append(line);
    help.hidden = keys.length === 0;
  } catch {
    // Without a connection the phrases do not load; the page of results has the numbers.
  }
}

/** What was copied out of the template before, or is copied now if it is needed. */
function shownBeside(template: HTMLTemplateElement, isNeeded: boolean): HTMLElement | null {
  const before = template.nextElementSibling;
  if (before instanceof HTMLElement) return before;
  if (!isNeeded) return null;
  template.after(template.content.cloneNode(true));
  return template.nextElementSibling instanceof HTMLElement ? template.nextElementSibling : null;
}
