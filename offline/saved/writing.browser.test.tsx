import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { deleteDatabase } from "../queue/database";
import { savedWords } from "./words";
import { showMessage } from "./writing";

test("a message that waits to be sent leaves the field, and does not come back as a draft or go out twice", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { msg: string }).msg);
    return Response.json({ status: true });
  });
  const words = savedWords("en");
  const here = { account: "asha", stored: { courses: [], topics: [], queue: [] }, words };
  const field = page.getByRole("textbox", { name: words.messageLabel });
  const send = page.getByRole("button", { name: words.send });
  await showMessage(here);
  await field.fill("When does the course begin?");
  await send.click();
  await expect.element(page.getByText(words.kept)).toBeVisible();
  await expect.element(field).toHaveValue("");
  await send.click();
  await expect.element(page.getByText(words.empty)).toBeVisible();
  // As a phone that is put away.
  document.dispatchEvent(new Event("visibilitychange"));
  await showMessage(here);
  await expect.element(field).toHaveValue("");
  await expect.poll(() => sent).toEqual(["When does the course begin?"]);
  await deleteDatabase();
});
