import { expect, test } from "vitest";
import { linkedParts } from "./comment-list";

test("a web address in a comment becomes a link, and the sentence around it stays text", () => {
  expect(linkedParts("See https://ncert.nic.in/textbook.php?a=1. It helped")).toEqual([
    { text: "See " },
    { text: "https://ncert.nic.in/textbook.php?a=1", href: "https://ncert.nic.in/textbook.php?a=1" },
    { text: ". It helped" },
  ]);
  expect(linkedParts("यहाँ देखें: www.who.int।")).toEqual([
    { text: "यहाँ देखें: " },
    { text: "www.who.int", href: "https://www.who.int/" },
    { text: "।" },
  ]);
});

test("only http and https become links, and markup stays text", () => {
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.in",
    "http://",
    "https://localhost",
    "<a href=x>y</a>",
    "just words\nand lines",
  ]) {
    expect(linkedParts(text)).toEqual([{ text }]);
  }
});

test("quotes and angle brackets end an address", () => {
  expect(linkedParts('"https://a.in/x"<b>').map(({ text, href }) => [text, href !== undefined])).toEqual([
    ['"', false],
    ["https://a.in/x", true],
    ['"<b>', false],
  ]);
});

test("an empty text has no parts", () => {
  expect(linkedParts("")).toEqual([]);
});
