import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keyTexts } from "@/components/ui/testing/key-texts";
import { OptionCards } from "./option-cards";

type Props = ComponentProps<typeof OptionCards>;
const options = ["a", "b", "c"].map((id) => ({ id, option: `Option ${id}`, correct: id === "a", why: `Why ${id}` }));
const cards = (change: Partial<Props>) =>
  renderToStaticMarkup(
    <OptionCards
      type="radio"
      options={options}
      answered={false}
      texts={keyTexts<Props["texts"]>({ letters: "क ख ग" })}
      {...change}
    />,
  );
const shown = (html: string) => ["Why a", "Why b", "Why c"].filter((why) => html.includes(why));

test("before the answer each option has its letter, none a reason", () => {
  const html = cards({});
  expect([...html.matchAll(/aria-hidden="true"[^>]*>(.)<\/span>/g)].map(([, letter]) => letter)).toEqual([
    "क",
    "ख",
    "ग",
  ]);
  expect(shown(html)).toEqual([]);
  expect(html).not.toContain("checked=");
});

test("after the answer the reason of the chosen option is beside it only where no verdict says it", () => {
  const answered = { answered: true, chosen: ["b"] };
  expect(shown(cards(answered))).toEqual(["Why a", "Why c"]);
  expect(shown(cards({ ...answered, reasons: "all" }))).toEqual(["Why a", "Why b", "Why c"]);
  expect(cards(answered)).toMatch(/value="b"[^>]*checked=|checked=[^>]*value="b"/);
});
