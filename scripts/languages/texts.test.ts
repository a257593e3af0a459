import { expect, test } from "vitest";
import { parse } from "yaml";
import { addYamlTexts } from "./add-language";
import { accented, englishIn, visibleTexts } from "./testing/pseudo";
import { translateMarkdown, translateMessage } from "./texts";

test("a message's arguments, tags and choices stay unchanged", () => {
  expect(translateMessage("Can't show {name}: <b>{count, plural, one {# page} other {# pages}}</b>", accented)).toBe(
    "Çáñ't šhów {name}: <b>{count, plural, one {# págé} other {# págéš}}</b>",
  );
});

test("addresses, references, directives and front matter keys of Markdown stay unchanged", () => {
  const source =
    '---\ntitle: A line\n---\nSee [this page](/topic/nutrition), {helpline:child}.\n\n::figure{src="/images/a.svg" alt="A girl"}\n\n:::story\nOne\n:::\n';
  expect(translateMarkdown(source, accented)).toBe(
    '---\n{\n  "title": "Á líñé"\n}\n---\nŠéé [thíš págé](/topic/nutrition), {helpline:child}.\n\n::figure{src="/images/a.svg" alt="Á gířl"}\n\n:::story\nÓñé\n:::\n',
  );
});

test("YAML gets a text beside each that is there in every language, and stays as it is otherwise", () => {
  const source =
    "# Why\nname:\n  en: A name\n  hi: नाम\nlist:\n  - { id: a, en: One, hi: एक } # one\n  - en: |\n      Two\n\n      lines\n    hi: दो\nlanguage: en\nalone:\n  en: x\n";
  const result = addYamlTexts(source, { code: "qaa", languages: ["en", "hi"], translate: accented });
  expect(parse(result)).toEqual({
    name: { qaa: "Á ñámé", en: "A name", hi: "नाम" },
    list: [
      { id: "a", qaa: "Óñé", en: "One", hi: "एक" },
      { qaa: "Twó\n\nlíñéš\n", en: "Two\n\nlines\n", hi: "दो" },
    ],
    language: "en",
    alone: { en: "x" },
  });
  expect(result.split("\n").filter((line) => !source.includes(line.trim()))).toEqual([
    '  qaa: "Á ñámé"',
    '  - { id: a, qaa: "Óñé", en: One, hi: एक } # one',
    "  - qaa: |",
    "      Twó",
    "      líñéš",
  ]);
});

test("English that was left is found in texts and in what is read aloud, not in scripts or in texts of another language", () => {
  const html =
    '<html lang="qaa"><head><title>Póřtál</title><script>const word = 1</script></head><body><p>Šávéd. <b>Lost</b></p><img alt="A girl"><span lang="en">English</span><p>mail@example.org in November</p></body></html>';
  expect(englishIn(visibleTexts(html, "qaa"), new Set(["November"]))).toEqual(["Lost", "girl"]);
});
