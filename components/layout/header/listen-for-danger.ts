import { helplineKeysOf } from "@/lib/contract/danger/kinds";

/** As for the other fields (components/forms/danger): a cheap phone needs some milliseconds for the phrases. */
const pauseMs = 250;

/**
 * Shows the numbers beside a search field while words of danger are in it. The phrases load with the first letter.
 * @returns the function that removes the listener
 */
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
  const help = field.form?.querySelector<HTMLElement>("[data-search-help]");
  if (!help) return;
  try {
    const { dangersIn } = await import("@/lib/contract/danger");
    const keys = helplineKeysOf(dangersIn(field.value));
    for (const line of help.querySelectorAll<HTMLElement>("[data-helpline]"))
      line.hidden = !keys.includes(line.dataset.helpline ?? "");
    help.hidden = keys.length === 0;
  } catch {
    // Without a connection the phrases do not load; the page of results has the numbers.
  }
}
