import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ScrollToTop } from "./scroll-to-top";

test("the button to the top appears after two screens and leads there", async () => {
  await render(
    <>
      <main id="main" tabIndex={-1} style={{ height: "400vh" }} />
      <ScrollToTop label="To the top" />
    </>,
  );
  const button = page.getByText("To the top");
  await expect.element(button).not.toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await button.click();
  await expect.poll(() => window.scrollY).toBe(0);
  expect(document.activeElement?.id).toBe("main");
  await expect.element(button).not.toBeVisible();
});
