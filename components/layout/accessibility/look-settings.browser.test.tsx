import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import messages from "@/messages/browser/look-panel.json";
import { LookSettings } from "./look-settings";

const texts = messages.en;
const look = () => document.documentElement.getAttribute("data-look");
const fontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test("the settings change the page at once, stay, and go back to normal, by keyboard alone", async () => {
  await render(
    <>
      <button type="button" data-opens="look-settings">
        open
      </button>
      <LookSettings />
    </>,
  );
  const before = fontSize();
  const open = page.getByRole("button", { name: "open" });
  const press = async (element: Element, key: string) => {
    (element as HTMLElement).focus();
    await userEvent.keyboard(key);
  };
  await press(open.element(), "{Enter}");
  const panel = page.getByRole("dialog", { name: texts.title });
  await expect.element(panel).toBeVisible();
  await press(panel.getByRole("radio", { name: texts.textNormal }).element(), "{ArrowDown}");
  expect(look()).toBe("large");
  expect(fontSize()).toBeGreaterThan(before);
  await press(panel.getByRole("checkbox", { name: texts.still }).element(), " ");
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  // The next page applies the cookie before its first paint.
  expect(document.cookie).toContain("accessibility=large.still");
  expect(look()).toBe("large still");
  await open.click();
  await expect.element(panel).toBeVisible();
  await press(panel.getByRole("button", { name: texts.reset }).element(), "{Enter}");
  expect(look()).toBeNull();
  expect(fontSize()).toBe(before);
  expect(document.cookie).not.toContain("accessibility=large");
});
