import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { publishedContent } from "@/lib/platform/content/testing/published-content";
import { languages } from "@/lib/platform/i18n/language";
import { LinkedText } from "./bubble";

const shown = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test("a page is linked by its name, or by its address where a coordinator wrote only that", () => {
  expect(shown("Open [Forgot password?](/reset-password), then wait.")).toBe(
    'Open <a href="/reset-password" class="underline">Forgot password?</a>, then wait.',
  );
  expect(shown("See /topic.")).toBe('See <a href="/topic" class="underline">/topic</a>.');
});

test("an address outside the portal is no link", () => {
  expect(shown("[Win](https://example.org) [x](//example.org) https://example.org")).not.toContain("<a ");
});

test("no answer of the assistant shows a raw address", () => {
  for (const { items } of publishedContent().chatbot)
    for (const { answer } of items)
      for (const language of languages)
        expect(shown(answer?.[language] ?? "").replaceAll(/<[^>]*>/g, "")).not.toMatch(/(^|\s)\/[a-z]/i);
});
