import type { CSSProperties } from "react";
import { type Language, languageOrDefault } from "@/lib/platform/i18n/language";
import texts from "@/messages/browser/toasts.json";
import { Icon } from "./icon";
import { noticeLooks } from "./notice-looks";

/** Elements that a screen reader reads out when they appear or get the focus. */
const announced = "[role=alert], [role=status], [aria-live], :focus";

/**
 * Where the page shows a message at this moment: in a box that is read out (`Notice`, or any element with `data-says`),
 * or at a field or above the fields of a form. Null when the page does not show it, when a dialog covers it, or when
 * the box is not read out because a toast is.
 */
function saidOnPage(message: string): "box" | "form" | null {
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

export type ToastKind = "success" | "information" | "warning" | "error";

const showsForMs = 5000;
const labels: Record<Language, Record<"region" | "close", string>> = texts;

let loading: Promise<{ sonner: typeof import("sonner"); place: HTMLElement }> | undefined;
/** The latest message's number. Older ones are not shown, also while the library still loads for them. */
let latest = 0;

/** The time in which React has rendered the changes of a response on the page. */
const renderedAfterMs = 60;

/**
 * Shows a message at the top centre for five seconds (rule: toasts.place). The library loads with the first one. A
 * message that the page shows in a box is not repeated; one that a form shows is shown as a toast too, but quietly:
 * without the colours of an error, not read out a second time, and over the title of the form's summary where it has one.
 */
export async function toast(kind: ToastKind, message: string): Promise<void> {
  latest += 1;
  const own = latest;
  await new Promise((resolve) => setTimeout(resolve, renderedAfterMs));
  if (own !== latest) return;
  if (saidOnPage(message) === "box") return dismissAll();
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const { sonner, place } = await loading;
  if (own !== latest) return;
  // Everything outside an open modal dialog is inert and covered.
  const dialog = document.querySelector("dialog[open]");
  const isSaid = saidOnPage(message) !== null;
  const summary = isSaid && (dialog ?? document).querySelector("[data-toast-place]");
  (summary || dialog || document.body).append(place);
  stayBelowTitle(place, dialog);
  const { box, icon } = noticeLooks[kind === "warning" ? "tip" : kind];
  sonner.toast.dismiss();
  // In the look of the summary's title, whose words it repeats at the same place.
  const line = (
    <div aria-hidden className="flex gap-3 bg-sindoor-tint text-body text-ink">
      <Icon name="warning" className="mt-0.5 size-6 text-sindoor" />
      <p className="min-w-0 flex-1 font-bold">{message}</p>
    </div>
  );
  if (summary) return void sonner.toast.custom(() => line, { duration: showsForMs });
  sonner.toast.custom(
    (id) => (
      <div
        aria-hidden={isSaid || undefined}
        className={`flex w-[min(28rem,calc(100vw-2rem))] items-start gap-3 rounded-card border py-1 ps-4 pe-1 text-ink shadow-float ${isSaid ? "border-hairline bg-white text-small" : `text-body ${box}`}`}
      >
        <Icon name={icon} className={`mt-2.5 size-6 ${isSaid ? "text-sindoor" : ""}`} />
        <p className="min-w-0 flex-1 py-2 leading-normal">{message}</p>
        <button
          type="button"
          aria-label={words().close}
          tabIndex={isSaid ? -1 : undefined}
          onClick={() => sonner.toast.dismiss(id)}
          className="grid size-11 shrink-0 place-items-center rounded-control"
        >
          <Icon name="cross" className="size-5" />
        </button>
      </div>
    ),
    { duration: showsForMs },
  );
}

function dismissAll(): void {
  void loading?.then(
    ({ sonner }) => sonner.toast.dismiss(),
    () => undefined,
  );
}

const offset = (pixels: number) => ({ top: `var(--toast-top, ${pixels}px)` });

/** Positions toasts below what is at the top: a dialog's title with its close button, or the page's header. */
function stayBelowTitle(place: HTMLElement, dialog: Element | null): void {
  const heads = dialog
    ? dialog.querySelectorAll("[data-dialog-head]")
    : document.querySelectorAll("body > header, .reading-bar");
  const bottom = Math.max(0, ...[...heads].map((head) => head.getBoundingClientRect().bottom));
  if (bottom > 0) place.style.setProperty("--toast-top", `${Math.round(bottom) + 8}px`);
  else place.style.removeProperty("--toast-top");
}

/** The width of a toast, so that it is centred, and the page's letters: the library's own have no Hindi. */
const listStyle = { "--width": "min(28rem, calc(100vw - 2rem))", fontFamily: "inherit" } as CSSProperties;

async function load() {
  const [sonner, { createRoot }, { flushSync }] = await Promise.all([
    import("sonner"),
    import("react-dom/client"),
    import("react-dom"),
  ]);
  const place = document.createElement("div");
  document.body.append(place);
  const { Toaster } = sonner;
  // A toast that is sent before the list subscribes would be lost.
  flushSync(() =>
    createRoot(place).render(
      <Toaster
        style={listStyle}
        position="top-center"
        duration={showsForMs}
        containerAriaLabel={words().region}
        offset={offset(24)}
        mobileOffset={offset(16)}
      />,
    ),
  );
  return { sonner, place };
}

function words() {
  return labels[languageOrDefault(document.documentElement.lang)];
}
