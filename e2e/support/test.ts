import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";

export * from "@playwright/test";

type Options = {
  /** False for a test that uses a page before its scripts run, as a quick visitor does. */
  waitsForHydration: boolean;
};

/**
 * The `test` of every spec. After `goto`, `reload`, `goBack` and `goForward` it waits until React has hydrated the
 * page: what a test presses, types or reads before that moment depends on how fast the machine is.
 */
export const test = base.extend<Options & { hydratedPages: undefined }>({
  waitsForHydration: [true, { option: true }],
  hydratedPages: [
    async ({ browser, context, javaScriptEnabled, waitsForHydration }, use) => {
      if (javaScriptEnabled !== false && waitsForHydration) waitIn(context);
      await context.addInitScript(rememberToasts);
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const made = await newContext(options);
        await made.addInitScript(rememberToasts);
        if ((options?.javaScriptEnabled ?? javaScriptEnabled) !== false && waitsForHydration) waitIn(made);
        return made;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
});

type WithToasts = typeof globalThis & { shownToasts: string[] };

/**
 * Runs in every page and remembers the texts of its toasts. A toast disappears after five seconds. On a busy machine, a
 * test may look later.
 */
function rememberToasts(): void {
  const texts: string[] = [];
  (globalThis as WithToasts).shownToasts = texts;
  const seen = new WeakSet<Element>();
  const look = () => {
    for (const toast of document.querySelectorAll("[data-sonner-toast]")) {
      if (seen.has(toast) || !toast.textContent) continue;
      seen.add(toast);
      texts.push(toast.textContent);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Whether the page that is open has shown a toast with the text since it was opened, or since it was last asked. */
export const toastShown = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const texts = (globalThis as WithToasts).shownToasts;
    const at = texts.findIndex((each) => each.includes(wanted));
    if (at >= 0) texts.splice(0, at + 1);
    return at >= 0;
  }, text);

/** Waits until a toast with the text was shown, however short a time it stayed. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => toastShown(page, text), { message: `no toast "${text}"` }).toBe(true);
}

function waitIn(context: BrowserContext): void {
  context.on("page", waitOn);
}

function waitOn(page: Page): void {
  for (const name of ["goto", "reload", "goBack", "goForward"] as const) {
    const navigate = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page["goto"]>;
    page[name] = async (...given: unknown[]) => {
      const response = await navigate(...given);
      await hydrated(page);
      return response;
    };
  }
}

/**
 * Moves the pointer, with which a page on a good connection begins to fetch its scripts, and waits until React has
 * hydrated the page that is open now; also after a press that leads to another page. An element
 * belongs to React when it has React's own property, or is in HTML that a component inserts as text (a lesson, a survey
 * form).
 */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(withoutReact).catch(() => ["(the page is being left)"]), {
      message: "not hydrated",
      intervals: [20, 30, 50, 100],
    })
    .toEqual([]);
}

/** The elements that React has not hydrated yet. */
function withoutReact(): string[] {
  if (document.readyState === "loading") return ["(loading)"];
  document.dispatchEvent(new Event("pointermove"));
  if (!document.querySelector('script[src*="/_next/"], script[data-page-scripts]')) return [];
  const reactProps = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps"));
    return key && (element as unknown as Record<string, { dangerouslySetInnerHTML?: object }>)[key];
  };
  const belongsToReact = (element: Element): boolean => {
    if (reactProps(element)) return true;
    for (let above = element.parentElement; above; above = above.parentElement) {
      const props = reactProps(above);
      if (props) return Boolean(props.dangerouslySetInnerHTML);
    }
    return false;
  };
  const used = [
    ...document.querySelectorAll(
      "header, main, footer, form, button, input:not([type=hidden]), select, textarea, summary, main a",
    ),
  ];
  return used.filter((element) => !belongsToReact(element)).map((element) => element.outerHTML.slice(0, 200));
}
