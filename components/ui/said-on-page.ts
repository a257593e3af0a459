/** Elements that a screen reader reads out when they appear or get the focus. */
const announced = "[role=alert], [role=status], [aria-live], :focus";

/**
 * Where the page shows a message at this moment: in a box that is read out (`Notice`, or any element with `data-says`),
 * or at a field or above the fields of a form. Null when the page does not show it, when a dialog covers it, or when
 * the box is not read out because a toast is.
 */
export function saidOnPage(message: string): "box" | "form" | null {
  const wanted = plain(message);
  const place = document.querySelector("dialog[open]") ?? document.getElementById("main") ?? document.body;
  const says = (each: Element) => each.getClientRects().length > 0 && plain(each.textContent ?? "").includes(wanted);
  if (wanted === "") return null;
  if ([...place.querySelectorAll("[data-says]")].some((each) => each.closest(announced) !== null && says(each)))
    return "box";
  return [...place.querySelectorAll("[data-error]")].some(says) ? "form" : null;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
