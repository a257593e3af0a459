import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keyTexts } from "@/components/ui/testing/key-texts";
import type { DangerTexts } from "../../layout/danger/danger-texts";
import { JournalForm } from "./journal-form";

type Texts = Parameters<typeof JournalForm>[0]["texts"];

const entry = "Two girls asked me after class why some grow early, and I said that each body has its own time.";

test("what is typed after an entry was sent is a draft once the entry is stored: storing it deletes the draft before", async () => {
  const calls: string[] = [];
  let isOnline = false;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    if (!request.url.includes("journal-draft")) return Response.json({});
    calls.push(`draft: ${((await request.json()) as { entry: string }).entry}`);
    return Response.json({ status: true, message: "", draft: true, saved_at: "2026-11-30T05:00:00.000Z" });
  });
  vi.stubGlobal("serverActions", {
    saveJournal: async (_: unknown, form: FormData) => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      calls.push(`entry: ${form.get("entry")}`);
      return { problems: [], done: "Saved." };
    },
  });
  await render(
    <JournalForm
      kept=""
      topicId="t"
      language="en"
      journal={{
        entry: null,
        saved_at: null,
        readers: "learner",
        draft: null,
        draft_saved_at: null,
        versions: [],
        others: [],
      }}
      asksToShow={false}
      steps={{ label: "steps", next: { href: "/next", label: "next" }, previous: null }}
      texts={keyTexts<Texts>({ ownWords: keyTexts<Texts["ownWords"]>() })}
      prompt="What did you see?"
      dangers={[]}
      dangerTexts={keyTexts<DangerTexts>()}
    />,
  );
  const field = page.getByRole("textbox");
  await field.fill(entry);
  await page.getByRole("button", { name: "save" }).click();
  await expect.element(page.getByText("draftInBrowser")).toBeVisible();
  await field.fill(`${entry} And more.`);
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByText("Saved.")).toBeVisible();
  await expect.poll(() => calls.at(-1), { timeout: 20_000 }).toBe(`draft: ${entry} And more.`);
  expect(calls).toContain(`entry: ${entry}`);
});
