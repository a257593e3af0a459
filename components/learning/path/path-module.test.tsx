import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ModuleTopic } from "@/lib/contract/learning";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { PathTopic } from "./path-module";
import type { Place } from "./place";

const t = translatorFor("en", "learning");
const pending: ModuleTopic = {
  name: "Eating well",
  slug: "eating-well",
  status: "Pending",
  module_name: "Nutrition",
  module_id: "nutrition",
  minutes: 20,
  unlocked_by: null,
  needs: [],
  next_page: 2,
  unread_pages: [],
};
const rendered = (place: Place, change: Partial<ModuleTopic>, resume: string | null = null) =>
  renderToStaticMarkup(<PathTopic topic={{ ...pending, ...change }} place={place} side="a" resume={resume} t={t} />);

test("started and open topics have a Start button; that of the resume place links to the exact page", () => {
  for (const [place, status] of [
    ["now", "Started"],
    ["now", "Pending"],
    ["open", "Started"],
    ["open", "Pending"],
  ] as const)
    expect(rendered(place, { status })).toContain('aria-label="Start: Eating well"');
  expect(rendered("now", { status: "Started" })).toContain('href="/course/module/eating-well/primary/2"');
  expect(rendered("now", { status: "Started" }, "/course/module/eating-well/quiz")).toContain(
    'href="/course/module/eating-well/quiz"',
  );
});

test("a completed topic has its check and no Start button", () => {
  const completed = rendered("done", { status: "Completed" });
  expect(completed).toContain("Completed");
  expect(completed).toContain('href="/course/module/eating-well/primary/1"');
  expect(completed).not.toContain("Start:");
});

test("a locked topic shows its state and what unlocks it, and has no link; of a later one only the title is seen", () => {
  for (const place of ["next", "later"] as const) {
    const locked = rendered(place, { status: "Locked", unlocked_by: "Preventing anaemia" });
    expect(locked).toContain("This module is locked");
    expect(locked).toContain("Preventing anaemia");
    expect(locked).not.toContain("<a ");
  }
  expect(rendered("later", { status: "Locked", unlocked_by: "Preventing anaemia" })).toMatch(
    /Eating well<span class="sr-only">.*locked.*anaemia<\/span><\/p>/,
  );
});

test("an entry without an address is plain text", () => {
  const entry = rendered("plain", { slug: null });
  expect(entry).toContain("Eating well</p>");
  expect(entry).not.toContain("<a ");
});
