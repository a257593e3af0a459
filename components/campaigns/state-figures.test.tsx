import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StateFigures as Figures } from "@/lib/contract/campaigns";
import { type Language, languages } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { StateFigures } from "./state-figures";

const figures: Figures = { registered: 1200, begun: 430, certificates: null, day: "2026-11-24" };
const renderText = (language: Language, state: string, given = figures) =>
  renderToStaticMarkup(
    <StateFigures figures={given} state={state} language={language} t={translatorFor(language, "campaigns")} />,
  ).replaceAll(/(?:<[^>]+>)+/g, "|");

test("the figures of a state name the day, each number with what it counts, and how they are rounded", () => {
  expect(renderText("en", "Bihar")).toMatch(
    /^\|Bihar as of 24 November 2026\|people have registered\|about 1,200\|have begun a course\|about 430\|have a certificate\|about 10 or fewer\|Each person who named Bihar /,
  );
  expect(renderText("hi", "बिहार")).toMatch(
    /^\|बिहार: 24 नवंबर 2026 तक\|लोगों ने खाता बनाया\|करीब 1,200\|लोगों ने कोर्स शुरू किया\|करीब 430\|लोगों को प्रमाणपत्र मिला\|करीब 10 या उससे कम\|/,
  );
});

test.each(languages)("a state with hardly anybody has one sentence and no number of people (%s)", (language) => {
  const few = renderText(language, "Bihar", { registered: null, begun: null, certificates: null, day: "2026-11-24" });
  expect(few.split("|").filter(Boolean)).toHaveLength(1);
  expect(few).toContain("Bihar");
  expect(few.match(/\d+/g)?.sort()).toEqual(["10", "2026", "24"]);
});
