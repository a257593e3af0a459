import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import type { ModuleTopic } from "@/lib/contract/learning";
import messages from "@/messages/en.json";
import { type LearningTexts, TopicRow } from "./topic-row";

const t = createTranslator({ locale: "en", messages, namespace: "learning" }) as LearningTexts;
const pending: ModuleTopic = {
  name: "Eating well",
  slug: "eating-well",
  status: "Pending",
  module_name: "Nutrition",
  module_id: "nutrition",
  minutes: 20,
  unlocked_by: null,
  needs: [],
  next_page: 1,
  unread_pages: [],
};
const renderRow = (change: Partial<ModuleTopic>, certificateId: string | null = null) =>
  renderToStaticMarkup(<TopicRow topic={{ ...pending, ...change }} certificateId={certificateId} t={t} />);

test("started and open topics have a Start button", () => {
  for (const status of ["Started", "Pending"] as const) expect(renderRow({ status })).toContain('aria-label="Start: Eating well"');
});

test("a completed topic has its check and no Start button, and leads to its module's certificate where there is one", () => {
  const completed = renderRow({ status: "Completed" });
  expect(completed).toContain("Completed");
  expect(completed).not.toContain("Start");
  expect(completed).not.toContain("/certificate/");
  expect(renderRow({ status: "Completed" }, "abc")).toMatch(/<a [^>]*href="\/certificate\/abc"[^>]*>.*Certificate<\/a>/);
  expect(renderRow({ status: "Started" }, "abc")).not.toContain("/certificate/");
});

test("a locked topic shows that it is locked and what unlocks it, without a link", () => {
  const locked = renderRow({ status: "Locked", unlocked_by: "Preventing anaemia" });
  expect(locked).toContain("This module is locked");
  expect(locked).toContain("Preventing anaemia");
  expect(locked).not.toContain("<a ");
});

test("an entry without an address is plain text", () => {
  expect(renderRow({ slug: null })).toMatch(/^<li[^>]*>Eating well<\/li>$/);
});
