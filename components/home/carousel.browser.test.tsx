import { afterEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Carousel } from "./carousel";

const texts = {
  carousel: "carousel",
  slide: "slide",
  slideOf: "Slide {number} of {total}",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
};
const everyMs = 10_000;
const show = () =>
  render(
    <Carousel id="voice" label="Voices" texts={texts} advanceEveryMs={everyMs}>
      {["One", "Two", "Three", "Four", "Five"].map((words) => (
        <blockquote key={words}>{words}</blockquote>
      ))}
    </Carousel>,
  );
const indicator = (number: number) => page.getByRole("link", { name: `Slide ${number} of 5` });
const expectShown = (number: number) => expect.element(indicator(number)).toHaveAttribute("aria-current", "true");
const track = () => document.querySelector<HTMLElement>("[tabindex='0']");

afterEach(() => vi.useRealTimers());

test("the slides turn by indicator, key and button, and none of them is added to the address", async () => {
  await show();
  await indicator(3).click();
  await expectShown(3);
  expect(window.location.hash).toBe("");
  await page.getByRole("button", { name: "Next" }).click();
  await expectShown(4);
  track()?.focus();
  await userEvent.keyboard("{Home}");
  await expectShown(1);
  await userEvent.keyboard("{ArrowRight}");
  await expectShown(2);
});

test("the slide that a button shows is announced, and Play rotates the slides until the focus is on them", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await show();
  const announced = document.querySelector<HTMLElement>("[aria-live]");
  await expect.element(announced).toHaveAttribute("aria-live", "off");
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(announced).toHaveAttribute("aria-live", "polite");
  expect(announced?.textContent).toBe("Slide 2 of 5: Two");
  await expectShown(2);
  await page.getByRole("button", { name: "Play" }).click();
  await expect.element(announced).toHaveAttribute("aria-live", "off");
  await expect.element(page.getByRole("button", { name: "Pause" })).toHaveFocus();
  // The browser reports that the slides are in view.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  vi.advanceTimersByTime(everyMs);
  await expectShown(3);
  track()?.focus();
  vi.advanceTimersByTime(6 * everyMs);
  await expectShown(3);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
});

test("with reduced motion nothing moves until a button is pressed", async () => {
  const media = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await media("reduce");
  await show();
  await expect.element(page.getByRole("button", { name: "Play" })).toBeVisible();
  await media("");
});
