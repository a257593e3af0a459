import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { HeaderEvents } from "./header-events";

afterEach(() => window.history.replaceState(null, "", window.location.pathname + window.location.search));

const show = () =>
  render(
    <main>
      <a href="#क">To the fold</a>
      <details>
        <summary>Fold</summary>
        <p id="क">What is folded</p>
      </details>
      <HeaderEvents />
    </main>,
  );
const folded = page.getByText("What is folded");

test("the fold that the address names is open", async () => {
  window.history.replaceState(null, "", "#क");
  await show();
  await expect.element(folded).toBeVisible();
});

test("an address with broken escapes opens nothing, and the page and its links work", async () => {
  window.history.replaceState(null, "", "#%");
  await show();
  await expect.element(folded).not.toBeVisible();
  await page.getByText("To the fold").click();
  await expect.element(folded).toBeVisible();
});
