import { expect, type Page } from "@playwright/test";
import { courseId } from "../../testing/people/course-content";

/** The end case of the course, and a way through it. */
export const endCase = `/my-courses/${courseId}/cases/box-of-slips`;
export const wayThroughEndCase = ["alone", "all-alike", "to-all", "sit-down", "report-today"];

export const chooseInCase = (page: Page, path: string) => page.locator(`a[href$="?path=${path}"]`).click();

/** Takes these choices, one after the other, on the page of a case. */
export async function walkCase(page: Page, ids: string[]): Promise<void> {
  for (const index of ids.keys()) {
    const path = ids.slice(0, index + 1).join(".");
    await chooseInCase(page, path);
    await expect(page).toHaveURL(new RegExp(`\\?path=${path.replaceAll(".", "\\.")}$`));
  }
}
