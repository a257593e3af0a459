import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { StoredTopic } from "../queue/database";
import { fill } from "../shared/words";
import { savedWords } from "./words";
import { showJournal, showMessage } from "./writing";

const words = savedWords("en");
// All test files share one database, so each uses another account.
const here = { account: "bina", stored: { courses: [], topics: [], queue: [] }, words };

test("a message that waits to be sent leaves the field, and does not come back as a draft or go out twice", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { msg: string }).msg);
    return Response.json({ status: true });
  });
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
});

test("what a press says is not replaced by the draft that was being kept at that moment", async () => {
  let end = () => {};
  const draftIsKept = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const keeps = vi.spyOn(navigator.serviceWorker, "getRegistration").mockReturnValue(draftIsKept);
  const journal = { prompt: "Think of a student.", text: "", reviewed: false };
  const topic = { name: "Feelings", course_name: "Growing up", pages: [], journal } as unknown as StoredTopic["topic"];
  const stored: StoredTopic = {
    account: "bina",
    topicId: "feelings",
    courseId: "growing-up",
    language: "en",
    savedAt: 0,
    bytes: 0,
    recordings: [],
    topic,
  };
  await showJournal(here, stored);
  await page.getByRole("textbox", { name: words.journalLabel }).fill("Two girls asked.");
  await expect.poll(() => keeps.mock.calls).toHaveLength(1);
  await page.getByRole("button", { name: words.journalSave }).click();
  end();
  await draftIsKept;
  // Time for the draft's own message, which came last before.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(page.getByText(fill(words.wordsMissing, { found: 3, needed: 15 }))).toBeVisible();
});
