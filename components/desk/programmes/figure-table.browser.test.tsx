import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FigureTable } from "./figure-table";

const rows = Array.from({ length: 90 }, (_, index) => [
  { value: `Place ${index}`, text: `Place ${index}` },
  { value: index, text: String(index) },
]);
const texts = { find: "Find", sortBy: ["By place", "By learners"], previous: "Previous", next: "Next", page: "# of #" };
const firstRow = () => document.querySelector("tbody tr")?.textContent;

beforeEach(async () => {
  await render(<FigureTable caption="Places" head={["Place", "Learners"]} rows={rows} texts={texts} />);
});

async function press(name: string): Promise<void> {
  (page.getByRole("button", { name }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("a column sorts by keyboard", async () => {
  const header = page.getByRole("columnheader", { name: "Learners" });
  await press("Learners");
  await expect.element(header).toHaveAttribute("aria-sort", "descending");
  expect(firstRow()).toBe("Place 8989");
  await press("Learners");
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  expect(firstRow()).toBe("Place 00");
});

test("a long table has forty rows a page, by keyboard, and the last page keeps the focus", async () => {
  expect(document.querySelectorAll("tbody tr")).toHaveLength(40);
  const next = page.getByRole("button", { name: "Next" });
  await press("Next");
  await expect.poll(firstRow).toBe("Place 4040");
  await press("Next");
  await expect.element(page.getByRole("status")).toHaveTextContent("3 of 3");
  await expect.element(next).toHaveAttribute("aria-disabled", "true");
  await expect.element(next).toHaveFocus();
});
